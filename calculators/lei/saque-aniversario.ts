/** The yearly withdrawal of workers in the saque-aniversário of the FGTS. */
import type { Quantity } from '../../src/quantity/quantity.ts';
import { addedUp } from '../formulas/added-up.ts';
import { TABELA_DO_SAQUE_ANIVERSARIO } from '../tabelas/saque-aniversario.ts';

/** The article that a result cites next to its figure. */
export const ARTIGO_DO_SAQUE_ANIVERSARIO = 'Lei 8.036/1990, art. 20-D e anexo';

const { faixas } = TABELA_DO_SAQUE_ANIVERSARIO.forYear(2019);

/**
 * The withdrawal in the month of birth, exact: balance × share + fixed amount, both by the band of the whole balance.
 *
 * @param saldo total of all FGTS accounts, in reais, 0 or more.
 */
export function saqueAniversario(saldo: Quantity): Quantity {
  const faixa = faixas.find(({ ate }) => ate === undefined || !saldo.isAbove(ate));
  if (faixa === undefined) throw new RangeError('The last band of the saque-aniversário has no limit.');
  return addedUp(saldo.times(faixa.aliquota), faixa.parcelaAdicional);
}
