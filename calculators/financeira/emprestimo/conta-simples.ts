import { simpleMethod } from '../../../src/engine/methods.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import type { Quantity } from '../../../src/quantity/quantity.ts';
import { effectiveAnnualRate } from '../../formulas/annuity.ts';
import { termOf } from '../../formulas/term.ts';
import { monthlyRows, workedMonthlyRate } from '../../layouts/loan.ts';
import { declaraSoJuros, type TaxaEPrazo } from '../../regras/declara-emprestimo.ts';

interface Respostas extends TaxaEPrazo {
  readonly loanAmount: Quantity;
}

/** The simple method: interest only. */
export const contaSimples = simpleMethod({
  fields: ['loanAmount', 'interestRate', 'tipoTaxa', 'years', 'parcelas', 'prazoEm'],
  because:
    'A conta simples só tem juros; na prática o IOF entra na dívida, e o CET conta imposto, tarifas, seguro e os dias de cada parcela.',
  compute({ loanAmount, interestRate, tipoTaxa, years, parcelas }: Respostas, result: Results) {
    const taxa = workedMonthlyRate({ rate: interestRate, kind: tipoTaxa }, result);
    const valorRecebido = result.money('Valor recebido', loanAmount);
    const { months: meses } = termOf(years, parcelas);
    const numeroParcelas = result.number('Número de parcelas', meses, { places: 4 });
    const { rows, ...pago } = declaraSoJuros(
      { emprestado: valorRecebido, taxa, meses: numeroParcelas },
      (soma) => result.total('Total pago', soma),
      result,
    );
    return {
      ...pago,
      valorRecebido,
      ...result.group('Custo do crédito', {
        cet: result.percent('CET ao ano', effectiveAnnualRate(taxa), {
          law: 'Taxa anual equivalente: (1 + i)¹² − 1',
          note: 'A taxa mensal acumulada em 12 meses. O CET do banco soma tarifas, IOF e seguros, e costuma ser maior.',
        }),
        numeroParcelas,
      }),
      schedule: rows && monthlyRows('Parcela a parcela', rows, valorRecebido.shown, result),
    };
  },
});
