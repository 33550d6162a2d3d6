/** What is drawn from the FGTS account when a contract ends. */
import type { Results } from '../../../src/quantity/declare.ts';
import type { Quantity } from '../../../src/quantity/quantity.ts';
import { fgtsDeposits } from '../../formulas/labour.ts';
import { FGTS_DEPOSIT } from '../../tables/labour.ts';
import type { TerminationRights } from '../../law/termination-rights.ts';

/**
 * The balance, the fine and what of both may be drawn, by the names of the results.
 *
 * @param months of the whole contract, each with its deposit.
 */
export function fgtsAccount(
  salary: Quantity,
  months: Quantity,
  { fgtsDrawn, fgtsFine }: TerminationRights,
  result: Results,
) {
  const fgtsSaldo = result.money('Saldo estimado da conta', fgtsDeposits(salary, months), {
    law: FGTS_DEPOSIT.law,
    note: 'Só os depósitos deste contrato, sem rendimentos. O que não é liberado continua na conta.',
  });
  const fgtsSaldoLiberado =
    fgtsDrawn === undefined || fgtsDrawn === 'all'
      ? result.money('Saldo liberado para saque', fgtsDrawn ? fgtsSaldo : 0)
      : result.money('Saldo liberado para saque', fgtsSaldo.times(fgtsDrawn), fgtsDrawn.law);
  const fgtsMulta = result.money(
    'Multa depositada pela empresa',
    fgtsFine ? fgtsSaldo.times(fgtsFine) : 0,
    fgtsFine?.law,
  );
  const fgtsSacavel = result.total(
    'Total a sacar do FGTS',
    fgtsDrawn ? fgtsSaldoLiberado.plus(fgtsMulta) : 0,
    'Lei 8.036/1990, art. 20',
  );
  return { fgtsSaldo, fgtsSaldoLiberado, fgtsMulta, fgtsSacavel };
}
