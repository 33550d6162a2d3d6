import { simpleMethod } from '../../../src/engine/methods.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import type { Quantity } from '../../../src/quantity/quantity.ts';
import { DEPOSITO_DO_FGTS, MULTA_DO_FGTS, depositoDoFgts, depositosDoFgts } from '../../lei/fgts.ts';
import { ALIQUOTA_DO_FGTS, MULTA_RESCISORIA, JUROS_DO_FGTS } from '../../tabelas/trabalho.ts';

/** The deposits on the salaries alone, plus one year's yield on all of them. */
export const contaSimples = simpleMethod({
  fields: ['salary', 'months'],
  because: `A conta simples soma ${JUROS_DO_FGTS} uma só vez a todos os depósitos e não conta o 13º nem o terço das férias; pela lei, o saldo rende mês a mês, e os dois também geram depósito.`,
  compute({ salary, months }: { salary: Quantity; months: Quantity }, result: Results) {
    const depositoMensal = result.money(
      `Depósito mensal (${ALIQUOTA_DO_FGTS})`,
      depositoDoFgts(salary),
      DEPOSITO_DO_FGTS,
    );
    const saldoTotal = result.money('Total depositado', depositosDoFgts(salary, months));
    const rendimento = result.money(
      `Rendimento estimado (${JUROS_DO_FGTS})`,
      saldoTotal.times(JUROS_DO_FGTS),
    );
    const saldoComRendimento = result.total('Saldo com rendimento', saldoTotal.plus(rendimento));
    const multaRescisoria = result.money(
      `Multa de ${MULTA_RESCISORIA}`,
      saldoComRendimento.times(MULTA_RESCISORIA),
      {
        ...MULTA_DO_FGTS,
        note: 'Paga pela empresa, além do saldo.',
      },
    );
    const beside = result.group('Por mês e no fim do contrato', { depositoMensal, multaRescisoria });
    return { saldoTotal, rendimento, saldoComRendimento, ...beside };
  },
});
