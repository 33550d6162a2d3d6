/** What is drawn from the FGTS account when a contract ends. */
import type { Results } from '../../../src/quantity/declare.ts';
import type { Quantity } from '../../../src/quantity/quantity.ts';
import type { TerminationRights } from '../../lei/termination-rights.ts';

/** The account at the end of a contract. */
interface Account {
  readonly balance: Quantity;
  /** What the employer's fine is a share of. */
  readonly fined: Quantity;
  readonly rights: TerminationRights;
  /** Whether the saque-aniversário keeps the balance: then the fine alone is drawn. */
  readonly keepsBalance: boolean;
}

/** The released part of the balance, the fine and both together, by the names of the results. */
export function fgtsDrawn({ balance, fined, rights, keepsBalance }: Account, result: Results) {
  const { fgtsFine, fgtsDrawn: share } = rights;
  const label = 'Saldo liberado para saque';
  const released = share === undefined || share === 'all' ? balance : balance.times(share);
  const fgtsSaldoLiberado =
    share === undefined || keepsBalance
      ? result.money(label, 0, keepsBalance ? 'Lei 8.036/1990, art. 20-A, § 2º' : {})
      : result.money(label, released, share === 'all' ? 'Lei 8.036/1990, art. 20' : share.law);
  const fgtsMulta = result.money(
    'Multa depositada pela empresa',
    fgtsFine ? fined.times(fgtsFine) : 0,
    fgtsFine?.law,
  );
  const fgtsSacavel = result.total(
    'Total a sacar do FGTS',
    share ? fgtsSaldoLiberado.plus(fgtsMulta) : 0,
    'Lei 8.036/1990, art. 20',
  );
  return { fgtsSaldoLiberado, fgtsMulta, fgtsSacavel };
}
