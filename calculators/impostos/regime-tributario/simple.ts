import { formatMoney, formatPercent } from '../../../src/engine/format.ts';
import { simpleMethod } from '../../../src/engine/methods.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { percent, type Quantity } from '../../../src/quantity/quantity.ts';
import { findBand } from '../../formulas/progressive-bands.ts';
import { SIMPLES_BAND_LIMITS } from '../../tabelas/simples-nacional.ts';
import { cheapest } from './company.ts';
import { lucroPresumidoFederal } from './profit-regimes.ts';
import { ONE_PAYMENT, type SimplesTaxes } from './simples.ts';

/** Overall rates in percent in place of the annexes of the Simples, band by band: the estimate's own. */
const SIMPLES_RATES = [6, 9, 10.5, 14, 17.5, 19] as const;
const SIMPLES_BANDS = SIMPLES_RATES.map((ratePercent, index) => ({
  upTo: SIMPLES_BAND_LIMITS[index] ?? 0,
  ratePercent,
}));

function simples(revenue: Quantity, result: Results): SimplesTaxes {
  const found = findBand(revenue.exact, SIMPLES_BANDS);
  if (found === undefined) throw new RangeError('The schema refuses revenue above the last band.');
  const { upTo, ratePercent } = found.band;
  const aliquota = result.percent('Alíquota estimada do Simples', percent(ratePercent));
  return {
    ...result.group('De que é feito o Simples Nacional', {
      aliquota,
      imposto: result.total('Simples Nacional', revenue.times(aliquota)),
    }),
    detalhes: [
      `Faturamento anual na faixa até ${formatMoney(upTo)}`,
      `Alíquota média estimada: ${formatPercent(ratePercent)}`,
      ONE_PAYMENT,
    ],
  };
}

/** Compares average rates of the Simples with the federal taxes of the Lucro Presumido. */
export const simpleRegimes = simpleMethod({
  fields: ['faturamentoAnual'],
  because:
    'A conta simples usa alíquotas médias do Simples e só os tributos federais do comércio e da indústria; pelas regras valem o anexo, a atividade, a folha, o ISS e o ICMS.',
  compute({ faturamentoAnual }: { faturamentoAnual: Quantity }, result: Results) {
    const simplesNacional = simples(faturamentoAnual, result);
    const lucroPresumido = lucroPresumidoFederal(faturamentoAnual, result);
    return {
      simplesNacional,
      lucroPresumido,
      ...cheapest(
        [
          { name: 'Simples Nacional', cost: simplesNacional.imposto },
          { name: 'Lucro Presumido', cost: lucroPresumido.total },
        ],
        result,
      ),
    };
  },
});
