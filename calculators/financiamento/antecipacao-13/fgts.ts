/** Calculates the advance of FGTS withdrawals. */
import type { Results } from '../../../src/quantity/declare.ts';
import { money, sumOfAll } from '../../../src/quantity/quantity.ts';
import { IOF_DO_CREDITO } from '../../lei/iof.ts';
import { declaraAliquotaDoIof } from '../../regras/declara-iof.ts';
import { withdrawalRows, withdrawals, type Advance } from './withdrawals.ts';

/** Declares the results of an advance of at least one withdrawal: a smaller balance is refused. */
export function advanceOfFgts(advance: Advance, today: string, result: Results) {
  const taken = withdrawals(advance, today);
  const total = sumOfAll(taken.map(({ value }) => value));
  const totalCedido = result.money(
    'Saques cedidos ao banco',
    sumOfAll(taken.map(({ ceded }) => money(ceded))),
  );
  const valorAntecipado = result.money('Valor antecipado', total, {
    law: 'Valor presente de cada saque: S ÷ (1 + i)^(dias ÷ 30)',
  });
  const shares = taken.map(({ value }) => value.exact.div(total.exact));
  const days = taken.map((withdrawal) => withdrawal.days);
  const iof = result.money(
    'IOF',
    valorAntecipado.unrounded().times(declaraAliquotaDoIof(shares, days, result)),
    IOF_DO_CREDITO,
  );
  const juros = result.money('Juros', totalCedido.minus(valorAntecipado));
  return {
    totalCedido,
    juros,
    iof,
    valorLiberado: result.total('Você recebe agora', totalCedido.minus(juros).minus(iof)),
    ...result.group('Em detalhe', {
      valorAntecipado,
      custoAntecipacao: result.money('Juros e IOF', totalCedido.minus(valorAntecipado).plus(iof)),
    }),
    saques: withdrawalRows(taken, result),
  };
}
