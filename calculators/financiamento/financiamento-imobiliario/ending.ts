/** The end of a home loan whose payments no formula gives, in words. */
import { agree } from '../../../src/engine/agree.ts';
import { formatMoney } from '../../../src/engine/format.ts';

/** How a loan ends; amounts in reais. */
interface Ending {
  /** Instalments of the contract. */
  readonly agreed: number;
  /** Instalments until the debt is paid off; 0 where extra payments settle it before the first. */
  readonly instalments: number;
  /** Interest that extra payments save; 0 without them. */
  readonly saved: number;
  /** Undefined where it is not worth a word. */
  readonly lastPayment: number | undefined;
}

/** Says what extra payments save, and in how many instalments the debt ends, as one sentence. */
export function endInWords({ agreed, instalments, saved, lastPayment }: Ending): string {
  const savedInterest = `Amortizando a mais, você poupa ${formatMoney(saved)} de juros`;
  if (instalments === 0) return `${savedInterest} e quita a dívida antes da primeira parcela.`;
  const last = lastPayment === undefined ? '' : `, e a última é de ${formatMoney(lastPayment)}`;
  const end = `a dívida acaba em ${instalments} das ${agreed} parcelas do contrato${last}.`;
  if (saved === 0) return `A${end.slice(1)}`;
  const fewer = agreed - instalments;
  return fewer === 0 ? `${savedInterest}; ${end}` : agree(`${savedInterest} e ${fewer} parcelas: ${end}`);
}
