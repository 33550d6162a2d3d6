/** Declares what pay by the hour, or a surcharge of every month, adds elsewhere. */
import type { Results } from '../../src/quantity/declare.ts';
import { sumOfAll, type NamedQuantity, type Quantity } from '../../src/quantity/quantity.ts';
import {
  reflexoNasFerias,
  reflexoNoDecimoTerceiro,
  reflexoNoDescanso,
  reflexoNoFgts,
  type DiasDoMes,
} from '../lei/horas-extras.ts';

/** Where pay besides the salary is felt, by the names of the results. */
export type Reflexos = Readonly<Record<'reflexo13' | 'reflexoFerias' | 'reflexoFgts', NamedQuantity>>;

/** The articles behind each of them. */
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
 * Declares what pay that is the same every month adds, in each month, to the 13th salary, to the vacation with its third,
 * and to the FGTS of both and of the month.
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
      note: 'Sobre o mês, 1/12 de 13º e 1/12 de férias com o terço: 43/36.',
    }),
  };
}

/** Pay by the hour with all that it adds, by the names of the results. */
export type ReflexosDasHoras = Reflexos & Readonly<Record<'reflexoDsr' | 'totalComReflexos', NamedQuantity>>;

/**
 * Declares what overtime that is the same every month adds: the weekly rest, which itself enters the other reflexes
 * (TST, OJ 394 of the SDI-1, for overtime since 20 March 2023), these reflexes, and all of it together.
 */
export function declaraReflexosDasHorasExtras(
  valor: NamedQuantity,
  dias: DiasDoMes,
  result: Results,
): ReflexosDasHoras {
  return declaraReflexosDasHoras(valor, dias, DAS_HORAS_EXTRAS, result);
}

/** Declares the same for night work that is paid every month (TST, Súmula 60, I). */
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
