import { formatMoney, formatPercent } from '../../../src/engine/format.ts';
import { simpleMethod } from '../../../src/engine/methods.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { money, percent, type Quantity } from '../../../src/quantity/quantity.ts';
import { DECIMO_TERCEIRO, decimoTerceiro } from '../../lei/decimo-terceiro.ts';
import { declaraParcelas } from './parcelas.ts';

const PERCENTUAL_DO_INSS = 11;
const PERCENTUAL_DO_IMPOSTO = 7.5;
/** Reais; a higher gross value is taxed in full. */
const MAXIMO_ISENTO = 1903.98;
const ISENTO = `Até ${formatMoney(MAXIMO_ISENTO)} de valor bruto, sem imposto de renda`;

const ALIQUOTA_DO_INSS = formatPercent(PERCENTUAL_DO_INSS);
const ALIQUOTA_DO_IMPOSTO = formatPercent(PERCENTUAL_DO_IMPOSTO);

/** Flat rates in place of the progressive tables. */
export const contaSimples = simpleMethod({
  fields: ['salary', 'months'],
  because: `A conta simples desconta taxas fixas, de ${ALIQUOTA_DO_INSS} e ${ALIQUOTA_DO_IMPOSTO}; na folha valem as tabelas progressivas do ano.`,
  compute({ salary, months }: { salary: Quantity; months: Quantity }, result: Results) {
    const valorBruto = result.money('Valor bruto', decimoTerceiro(salary, months), DECIMO_TERCEIRO);
    const inss = result.money(
      `Desconto do INSS (${ALIQUOTA_DO_INSS})`,
      valorBruto.times(percent(PERCENTUAL_DO_INSS)),
    );
    const ir = result.money(
      `Imposto de renda (${ALIQUOTA_DO_IMPOSTO})`,
      valorBruto.isAbove(MAXIMO_ISENTO)
        ? valorBruto.times(percent(PERCENTUAL_DO_IMPOSTO))
        : // State the reason, because there is nothing to calculate.
          money(0).explainedAs(() => ISENTO),
      { zero: `${ISENTO}.` },
    );
    return { valorBruto, inss, ir, ...declaraParcelas(valorBruto, [inss, ir], result) };
  },
});
