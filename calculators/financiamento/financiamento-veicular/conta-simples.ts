import { formatPercent } from '../../../src/engine/format.ts';
import { simpleMethod } from '../../../src/engine/methods.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { percent, type Quantity } from '../../../src/quantity/quantity.ts';
import { effectiveAnnualRate } from '../../formulas/annuity.ts';
import { termOf } from '../../formulas/term.ts';
import { monthlyRows, workedMonthlyRate } from '../../layouts/loan.ts';
import { declaraSoJuros, type TaxaEPrazo } from '../../regras/declara-emprestimo.ts';
import { declaraEntrada } from '../../regras/financiamento.ts';
import { IOF_ADICIONAL } from '../../tabelas/credito.ts';

/** Yearly insurance in percent of the vehicle's value: an estimate, because the price depends on car and driver. */
export const PERCENTUAL_DO_SEGURO = 3;

interface Respostas extends TaxaEPrazo {
  readonly vehicleValue: Quantity;
  readonly downPayment: Quantity;
}

/** The price of the insurance until the end; `parte` is its price a year as a share of the vehicle's value. */
export function declaraSeguro(valor: Quantity, parte: Quantity, anos: Quantity, result: Results) {
  return result.money('Seguro estimado', valor.times(parte).times(anos), {
    note: 'O preço verdadeiro depende do carro, da cidade e do motorista.',
  });
}

/** The simple method: only the fixed part of the tax, outside the debt. */
export const contaSimples = simpleMethod({
  fields: ['vehicleValue', 'downPayment', 'interestRate', 'tipoTaxa', 'years', 'parcelas', 'prazoEm'],
  because: `A conta simples só tem a parte fixa do IOF, de ${formatPercent(IOF_ADICIONAL.typed)}, fora da dívida; pela lei há também a parte por dia, e os bancos somam o imposto à dívida.`,
  compute({ vehicleValue, downPayment, interestRate, tipoTaxa, ...typed }: Respostas, result: Results) {
    const { years: anos, months: meses } = termOf(typed.years, typed.parcelas);
    const taxa = workedMonthlyRate({ rate: interestRate, kind: tipoTaxa }, result);
    const financedAmount = result.money('Valor financiado', vehicleValue.minus(downPayment));
    const downPaymentPercentage = declaraEntrada(downPayment, vehicleValue, 'veículo', result);
    const numeroParcelas = result.count('Número de parcelas', meses);
    const {
      totalPaid,
      rows = [],
      ...pago
    } = declaraSoJuros(
      { emprestado: financedAmount, taxa, meses: numeroParcelas },
      (soma) => result.money('Soma das parcelas', soma),
      result,
    );
    const iof = result.money('IOF', financedAmount.times(IOF_ADICIONAL), {
      law: IOF_ADICIONAL.law,
      note: `Só a parte fixa, de ${IOF_ADICIONAL} do valor financiado: a lei cobra ainda uma parte por dia, no primeiro ano.`,
    });
    const seguro = declaraSeguro(vehicleValue, percent(PERCENTUAL_DO_SEGURO), anos, result);
    return {
      financedAmount,
      ...result.group('O financiamento', {
        totalPaid,
        downPaymentPercentage,
        numeroParcelas,
        effectiveAnnualRate: result.percent('Taxa efetiva ao ano', effectiveAnnualRate(taxa), {
          note: 'Some o registro do contrato e as tarifas, e compare os bancos pelo Custo Efetivo Total (CET).',
        }),
      }),
      ...pago,
      iof,
      seguro,
      totalCost: result.total('Custo total', totalPaid.plus(iof).plus(seguro)),
      schedule: monthlyRows('Parcelas mês a mês', rows, financedAmount.shown, result),
    };
  },
});
