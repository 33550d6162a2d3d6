/**
 * The total cost of credit (Custo Efetivo Total, Resolução CMN nº 4.881/2020): the yearly rate r that makes the
 * received amount equal to the payments, each discounted over its days in years of 365 days:
 *
 * received = Σ payment ÷ (1 + r)^(days ÷ 365)
 *
 * Iterates with plain numbers: their error, some 10⁻¹⁴ of the rate, is far below the decimals shown.
 */
const DIAS_DO_ANO = 365;
const MESES_DO_ANO = 12;

/** Limits of the search, exclusive: −99% and 10,000% a year. */
const LOWEST_GROWTH = 0.01;
const HIGHEST_GROWTH = 101;

/** Ends the search when a step of Newton's iteration changes the logarithm of 1 + r by no more than this. */
const TOLERANCE = 1e-12;
/** Maximum number of steps, far beyond any case: halving the interval alone would need 50. */
const MAX_STEPS = 200;

/** A payment by the borrower on a given day. */
export interface Pagamento {
  /** Days since the borrower received the money, 0 or more. */
  readonly dias: number;
  /** Reais, to the cent, 0 or more. */
  readonly valor: number;
}

/** The total cost of a loan. */
export interface Cet {
  /** Fraction a year. */
  readonly aoAno: number;
  /** Fraction a month, one of twelve in a year: (1 + aoAno)^(1 ÷ 12) − 1. */
  readonly aoMes: number;
}

/**
 * The total cost of a loan; undefined if no rate between −99% and 10,000% a year equates both sides, for example if the
 * borrower receives or pays back nothing.
 *
 * @param recebido reais, on the day of the loan.
 * @param pagamentos on that day or later, in any order.
 */
export function custoEfetivoTotal(recebido: number, pagamentos: readonly Pagamento[]): Cet | undefined {
  const pagos = pagamentos.filter(({ valor }) => valor > 0);
  if (recebido <= 0 || pagos.length === 0) return undefined;
  const growth = growthOf(recebido, pagos);
  return growth === undefined
    ? undefined
    : { aoAno: Math.expm1(growth), aoMes: Math.expm1(growth / MESES_DO_ANO) };
}

/**
 * The same of equal payments.
 *
 * @param dias from the loan to each payment.
 */
export function cetDeParcelas(recebido: number, dias: readonly number[], valor: number): Cet | undefined {
  return custoEfetivoTotal(
    recebido,
    dias.map((dia) => ({ dias: dia, valor })),
  );
}

/**
 * ln(1 + r). The logarithm of the discounted payments falls with it, is convex, and is nearly straight, so that
 * Newton's iteration takes a handful of steps; the middle of the bracket replaces a step that leaves it.
 */
function growthOf(recebido: number, pagamentos: readonly Pagamento[]): number | undefined {
  const target = Math.log(recebido);
  let low = Math.log(LOWEST_GROWTH);
  let high = Math.log(HIGHEST_GROWTH);
  if (discounted(pagamentos, low).logarithm <= target + TOLERANCE) return undefined;
  if (discounted(pagamentos, high).logarithm >= target - TOLERANCE) return undefined;
  let growth = 0;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const { logarithm, slope } = discounted(pagamentos, growth);
    if (logarithm > target) low = growth;
    else high = growth;
    const newton = growth + (target - logarithm) / slope;
    if (Math.abs(newton - growth) <= TOLERANCE) return newton;
    growth = newton > low && newton < high ? newton : (low + high) / 2;
  }
  return growth;
}

/**
 * The logarithm of the payments discounted at a growth, and its slope. Takes the largest exponent out of the sum, which
 * would otherwise overflow at −99% over a century.
 */
function discounted(pagamentos: readonly Pagamento[], growth: number): { logarithm: number; slope: number } {
  const exponents = pagamentos.map(({ dias }) => (-growth * dias) / DIAS_DO_ANO);
  const largest = exponents.reduce((most, exponent) => Math.max(most, exponent), -Infinity);
  let sum = 0;
  let weighted = 0;
  for (const [index, { dias, valor }] of pagamentos.entries()) {
    const present = valor * Math.exp((exponents[index] ?? 0) - largest);
    sum += present;
    weighted -= (present * dias) / DIAS_DO_ANO;
  }
  return { logarithm: largest + Math.log(sum), slope: weighted / sum };
}
