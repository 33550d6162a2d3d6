import { formatMoney, formatPercent } from '../../../src/engine/format.ts';
import { simpleMethod } from '../../../src/engine/methods.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { money, percent, type Quantity } from '../../../src/quantity/quantity.ts';
import { DECIMO_TERCEIRO, decimoTerceiro } from '../../lei/decimo-terceiro.ts';
import { instalments } from './instalments.ts';

const INSS_PERCENT = 11;
const INCOME_TAX_PERCENT = 7.5;
/** Reais; a higher gross value is taxed in full. */
const INCOME_TAX_FREE_UP_TO = 1903.98;
const UNTAXED = `Até ${formatMoney(INCOME_TAX_FREE_UP_TO)} de valor bruto, sem imposto de renda`;

const INSS_RATE = formatPercent(INSS_PERCENT);
const INCOME_TAX_RATE = formatPercent(INCOME_TAX_PERCENT);

/** Flat rates in place of the progressive tables. */
export const simpleThirteenth = simpleMethod({
  fields: ['salary', 'months'],
  because: `A conta simples desconta taxas fixas, de ${INSS_RATE} e ${INCOME_TAX_RATE}; na folha valem as tabelas progressivas do ano.`,
  compute({ salary, months }: { salary: Quantity; months: Quantity }, result: Results) {
    const valorBruto = result.money('Valor bruto', decimoTerceiro(salary, months), DECIMO_TERCEIRO);
    const inss = result.money(`Desconto do INSS (${INSS_RATE})`, valorBruto.times(percent(INSS_PERCENT)));
    const ir = result.money(
      `Imposto de renda (${INCOME_TAX_RATE})`,
      valorBruto.isAbove(INCOME_TAX_FREE_UP_TO)
        ? valorBruto.times(percent(INCOME_TAX_PERCENT))
        : // State the reason, because there is nothing to calculate.
          money(0).explainedAs(() => UNTAXED),
      { zero: `${UNTAXED}.` },
    );
    return { valorBruto, inss, ir, ...instalments(valorBruto, [inss, ir], result) };
  },
});
