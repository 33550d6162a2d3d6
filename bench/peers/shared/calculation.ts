/** What is asked: reais, percent a year, years, reais a month. */
export interface Inputs {
  readonly principal: number;
  readonly rate: number;
  readonly time: number;
  readonly monthlyContribution: number;
}

/** What is answered: reais, and the interest in percent of what was put in. */
export interface Result {
  readonly totalValue: number;
  readonly totalContributed: number;
  readonly totalInterest: number;
  readonly roi: number;
}

const cents = (reais: number) => Math.round(reais * 100) / 100;

/** Compound interest with a deposit at the end of each month; each month earns a twelfth of the yearly rate. */
export function calculate({ principal, rate, time, monthlyContribution }: Inputs): Result {
  const monthly = rate / 1200;
  const months = time * 12;
  const growth = (1 + monthly) ** months;
  const deposits = monthly === 0 ? months : (growth - 1) / monthly;
  const totalValue = cents(principal * growth + monthlyContribution * deposits);
  const totalContributed = cents(principal + monthlyContribution * months);
  const totalInterest = cents(totalValue - totalContributed);
  const roi = totalContributed === 0 ? 0 : (totalInterest / totalContributed) * 100;
  return { totalValue, totalContributed, totalInterest, roi };
}
