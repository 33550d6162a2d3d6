/** Declares the effects of hourly pay, or of a monthly surcharge, on other pay. */
import type { Results } from '../../src/quantity/declare.ts';
import { sumOfAll, type NamedQuantity, type Quantity } from '../../src/quantity/quantity.ts';
import {
  reflexoNasFerias,
  reflexoNoDecimoTerceiro,
  reflexoNoDescanso,
  reflexoNoFgts,
  type DiasDoMes,
} from '../lei/horas-extras.ts';

/** Effects on other pay, by result name. */
export type Reflexos = Readonly<Record<'reflexo13' | 'reflexoFerias' | 'reflexoFgts', NamedQuantity>>;

/** The articles behind each effect. */
export type LeisDosReflexos = Readonly<Record<'decimoTerceiro' | 'ferias' | 'fgts', string>>;

const DAS_HORAS_EXTRAS = {
  descanso: 'Lei 605/1949, art. 7º; TST, Súmula 172',
  decimoTerceiro: 'TST, Súmula 45',
  ferias: 'CLT art. 142, § 5º; TST, Súmula 151',
  fgts: 'TST, Súmula 63',
};

const SUMULA_60 = 'TST, Súmula 60, I';

const DO_ADICIONAL_NOTURNO = {
  descanso: `Lei 605/1949, art. 7º; ${SUMULA_60}`,
  decimoTerceiro: SUMULA_60,
  ferias: `CLT art. 142, § 5º; ${SUMULA_60}`,
  fgts: 'TST, Súmula 63',
};

/**
 * Declares the monthly increase, due to equal monthly pay, in the 13th salary, in the vacation with its third, and in
 * the FGTS of both and of the month.
 *
 * @param mensal reais a month, exact.
 */
export function declaraReflexos(mensal: Quantity, leis: LeisDosReflexos, result: Results): Reflexos {
  return {
    reflexo13: result.money('Reflexo no 13º salário', reflexoNoDecimoTerceiro(mensal), {
      law: leis.decimoTerceiro,
      note: 'Um doze avos por mês.',
    }),
    reflexoFerias: result.money('Reflexo nas férias', reflexoNasFerias(mensal), {
      law: leis.ferias,
      note: 'Um doze avos por mês, com o terço.',
    }),
    reflexoFgts: result.money('Reflexo no FGTS', reflexoNoFgts(mensal), {
      law: leis.fgts,
      note: 'Sobre o valor do mês, mais 1/12 de 13º e 1/12 de férias com o terço: 43/36 dele.',
    }),
  };
}

/** The effects of hourly pay and their sum, by result name. */
export type ReflexosDasHoras = Reflexos & Readonly<Record<'reflexoDsr' | 'totalComReflexos', NamedQuantity>>;

/**
 * Declares the effects of equal monthly overtime: on the weekly rest, which itself adds to the other effects (TST, OJ
 * 394 of the SDI-1, for overtime since 20 March 2023), on the others, and their sum.
 */
export function declaraReflexosDasHorasExtras(
  valor: NamedQuantity,
  dias: DiasDoMes,
  result: Results,
): ReflexosDasHoras {
  return declaraReflexosDasHoras(valor, dias, DAS_HORAS_EXTRAS, result);
}

/** Declares the same for monthly night work (TST, Súmula 60, I). */
export function declaraReflexosDaNoite(
  valor: NamedQuantity,
  dias: DiasDoMes,
  result: Results,
): ReflexosDasHoras {
  return declaraReflexosDasHoras(valor, dias, DO_ADICIONAL_NOTURNO, result);
}

function declaraReflexosDasHoras(
  valor: NamedQuantity,
  dias: DiasDoMes,
  leis: LeisDosReflexos & { readonly descanso: string },
  result: Results,
): ReflexosDasHoras {
  const reflexoDsr = result.money(
    'Reflexo no descanso semanal (DSR)',
    reflexoNoDescanso(valor, dias),
    leis.descanso,
  );
  const reflexos = declaraReflexos(valor.plus(reflexoDsr), leis, result);
  return {
    reflexoDsr,
    ...reflexos,
    totalComReflexos: result.total(
      'Com os reflexos, se é assim todo mês',
      sumOfAll([valor, reflexoDsr, reflexos.reflexo13, reflexos.reflexoFerias, reflexos.reflexoFgts]),
    ),
  };
}
