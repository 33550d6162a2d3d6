/** The withdrawal from an FGTS account at the end of the contract. */
import type { Results } from '../../../src/quantity/declare.ts';
import type { NamedQuantity } from '../../../src/quantity/quantity.ts';
import { SALDO_NO_SAQUE_ANIVERSARIO, SAQUE_DO_FGTS } from '../../lei/fgts.ts';
import type { DireitosNaRescisao } from '../../lei/direitos-na-rescisao.ts';

/**
 * The employer's fine and the withdrawal allowed with it, by result name. Workers in the saque-aniversário withdraw the
 * fine alone (Lei nº 8.036/1990, art. 20-A, § 2º).
 */
export function drawnAtTheEnd(
  saldo: NamedQuantity,
  { multaDoFgts, saqueDoFgts, regras }: DireitosNaRescisao,
  mantemSaldo: boolean,
  result: Results,
) {
  const multaRescisoria = multaDoFgts
    ? result.money(`Multa de ${multaDoFgts}`, saldo.times(multaDoFgts), {
        ...regras.multa,
        note: 'Paga pela empresa, além do saldo.',
      })
    : result.money('Multa da empresa', 0, { note: 'Não há neste tipo de rescisão.' });
  const liberado = saqueDoFgts === 'tudo' || saqueDoFgts === undefined ? saldo : saldo.times(saqueDoFgts);
  const valorSacavel = result.total(
    'A sacar no fim do contrato',
    saqueDoFgts && !mantemSaldo ? multaRescisoria.plus(liberado) : multaRescisoria,
    mantemSaldo ? SALDO_NO_SAQUE_ANIVERSARIO : SAQUE_DO_FGTS,
  );
  return { multaRescisoria, valorSacavel };
}
