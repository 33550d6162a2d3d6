/** "Como chegamos a este valor" of the calculators whose figures come from `savingsResult`. */
import type { TextStep } from '../../src/engine/result-layout.ts';

/** The input fields of a calculator, and its words for what goes in and what comes out. */
export interface SavingsWording {
  /** Names of the input fields. */
  readonly principal: string;
  readonly contribution: string;
  readonly years: string;
  /** Field of the rate in % a year; absent where the rate is fixed by law. */
  readonly annualRate?: string;
  /** The law that fixes the rate. */
  readonly law?: string;
  /** 'juros', 'rendimento'. */
  readonly earnings: string;
  /** 'Aportes', 'Depósitos'. */
  readonly deposits: string;
  /** 'investidos', 'depositados': agrees with an amount in reais. */
  readonly putIn: string;
}

const MONTHLY_RATE = '{breakdown.monthlyRate|percent:6}';
const MONTHS = '{breakdown.months|number:4}';

/** The monthly rate inside of a formula: not rounded, so that whoever repeats the sum finds the same cents. */
const rateIn = ({ annualRate }: SavingsWording) =>
  annualRate === undefined ? MONTHLY_RATE : `{${annualRate}|percent:4} ÷ 12`;

function ratesOf({ annualRate, earnings }: SavingsWording): TextStep[] {
  if (annualRate === undefined) return [];
  return [
    {
      label: `Taxa de ${earnings} (i)`,
      text: `{${annualRate}|percent:4} ao ano ÷ 12 = ${MONTHLY_RATE} ao mês`,
    },
  ];
}

function depositSteps(wording: SavingsWording): TextStep[] {
  const { annualRate, contribution, deposits, earnings } = wording;
  const rate = rateIn(wording);
  const divisor = annualRate === undefined ? rate : `(${rate})`;
  const grown: TextStep = {
    label: `${deposits} com ${earnings}`,
    text: `{${contribution}|money} × [(1 + ${rate})^${MONTHS} − 1] ÷ ${divisor} ≈ {breakdown.contributionsGrown|money}`,
    law: 'M = A × [(1 + i)ⁿ − 1] ÷ i',
  };
  if (annualRate === undefined) return [grown];
  const atRateZero: TextStep = {
    label: deposits,
    when: `${annualRate} == 0`,
    text: `{${contribution}|money} × ${MONTHS} = {breakdown.contributionsGrown|money}`,
  };
  return [{ ...grown, when: `${annualRate} > 0` }, atRateZero];
}

/** The steps of the formula, from the monthly rate to what each real put in has earned. */
export function savingsSteps(wording: SavingsWording): TextStep[] {
  const { principal, years, earnings, putIn, law } = wording;
  return [
    ...ratesOf(wording),
    { label: 'Meses (n)', text: `{${years}|number:4} anos × 12 = ${MONTHS} meses` },
    {
      label: `Valor inicial com ${earnings}`,
      text: `{${principal}|money} × (1 + ${rateIn(wording)})^${MONTHS} = {breakdown.principalGrown|money}`,
      law: law ?? 'M = C × (1 + i)ⁿ',
    },
    ...depositSteps(wording),
    {
      label: 'Valor final',
      text: '{breakdown.principalGrown|money} + {breakdown.contributionsGrown|money} = {totalValue|money}',
    },
    {
      label: `Total de ${earnings}`,
      text: `{totalValue|money} − {totalContributed|money} ${putIn} = {totalInterest|money}`,
    },
    {
      label: 'Rentabilidade',
      when: 'totalContributed > 0',
      text: '{totalInterest|money} ÷ {totalContributed|money} × 100 ≈ {roi|percent}',
    },
  ];
}
