/** Words the end of a home loan without a formula. */
import { agree } from '../../../src/engine/agree.ts';
import { formatMoney } from '../../../src/engine/format.ts';

/** The end of a loan; amounts in reais. */
interface Ending {
  /** Instalments of the contract. */
  readonly agreed: number;
  /** Instalments until the debt is paid off; 0 if extra payments repay it before the first. */
  readonly instalments: number;
  /** Interest saved by extra payments; 0 without them. */
  readonly saved: number;
  /** Undefined if not worth mentioning. */
  readonly lastPayment: number | undefined;
}

/** States the saving by extra payments, and the number of instalments until the end, as one sentence. */
export function endInWords({ agreed, instalments, saved, lastPayment }: Ending): string {
  const savedInterest = `Amortizando a mais, você poupa ${formatMoney(saved)} de juros`;
  if (instalments === 0) return `${savedInterest} e quita a dívida antes da primeira parcela.`;
  const last = lastPayment === undefined ? '' : `, e a última é de ${formatMoney(lastPayment)}`;
  const end = `a dívida acaba em ${instalments} das ${agreed} parcelas do contrato${last}.`;
  if (saved === 0) return `A${end.slice(1)}`;
  const fewer = agreed - instalments;
  return fewer === 0 ? `${savedInterest}; ${end}` : agree(`${savedInterest} e ${fewer} parcelas: ${end}`);
}
