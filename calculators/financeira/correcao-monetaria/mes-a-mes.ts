/** Lists the corrected value at the end of each month. */
import { formatMonth } from '../../../src/calendar/month.ts';
import { decimal, ONE } from '../../../src/decimal/decimal.ts';
import { reais } from '../../../src/decimal/money.ts';
import type { Quantity } from '../../../src/quantity/quantity.ts';
import type { MonthPercent } from '../../series/monthly-series.ts';

/** A counted month; `corrigido` in reais, rounded to the cent. */
interface MesCorrigido {
  /** Starts at 1. */
  readonly numero: number;
  /** `mm/aaaa`. */
  readonly mes: string;
  /** 0.82 is 0,82%. */
  readonly indiceDoMes: number;
  readonly corrigido: number;
}

/** The rows, with percentages added if `isSimple`, and compounded otherwise. */
export function correcaoMesAMes(
  valor: Quantity,
  meses: readonly MonthPercent[],
  isSimple: boolean,
): MesCorrigido[] {
  let fator = ONE;
  return meses.map(({ month: mes, percent }, index) => {
    const indice = decimal(percent).times(0.01);
    fator = fator.plus(isSimple ? indice : fator.times(indice));
    return {
      numero: index + 1,
      mes: formatMonth(mes),
      indiceDoMes: percent,
      corrigido: reais(valor.exact.times(fator)),
    };
  });
}
