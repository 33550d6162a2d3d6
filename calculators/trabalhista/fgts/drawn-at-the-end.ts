/** What of an FGTS account is drawn when the contract ends. */
import type { Results } from '../../../src/quantity/declare.ts';
import type { NamedQuantity } from '../../../src/quantity/quantity.ts';
import type { TerminationRights } from '../../lei/termination-rights.ts';

/**
 * The employer's fine and what may be drawn with it, by the names of the results. Whoever chose the saque-aniversário
 * draws the fine alone (Lei nº 8.036/1990, art. 20-A, § 2º).
 */
export function drawnAtTheEnd(
  balance: NamedQuantity,
  { fgtsFine, fgtsDrawn }: TerminationRights,
  keepsBalance: boolean,
  result: Results,
) {
  const multaRescisoria = fgtsFine
    ? result.money(`Multa de ${fgtsFine}`, balance.times(fgtsFine), {
        law: fgtsFine.law,
        note: 'Paga pela empresa, além do saldo.',
      })
    : result.money('Multa da empresa', 0, { note: 'Não há neste tipo de rescisão.' });
  const released = fgtsDrawn === 'all' || fgtsDrawn === undefined ? balance : balance.times(fgtsDrawn);
  const valorSacavel = result.total(
    'A sacar no fim do contrato',
    fgtsDrawn && !keepsBalance ? multaRescisoria.plus(released) : multaRescisoria,
    keepsBalance ? 'Lei 8.036/1990, art. 20-A, § 2º' : 'Lei 8.036/1990, art. 20',
  );
  return { multaRescisoria, valorSacavel };
}
