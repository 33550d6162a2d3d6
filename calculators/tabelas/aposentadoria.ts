/**
 * Requirements of the INSS for retirement by age or by time of contribution, fixed by Emenda Constitucional nº
 * 103/2019 and in force since 13 November 2019.
 */

export type Sexo = 'mulher' | 'homem';

/** A figure for each sex. */
export type PorSexo = Readonly<Record<Sexo, number>>;

/** A figure of each year until it stops growing. */
export interface ValorCrescente {
  readonly entries: readonly ({ readonly year: number } & PorSexo)[];
  /** The figure after those years. */
  readonly most: PorSexo;
}

/** The year of the amendment, from which the figures grow. */
const YEAR_OF_REFORM = 2019;

/** Grows from the figure of 2019 by a step each year, up to the last. */
/* @__NO_SIDE_EFFECTS__ */
function growing(in2019: PorSexo, perYear: number, most: PorSexo): ValorCrescente {
  const years = Math.max(most.mulher - in2019.mulher, most.homem - in2019.homem) / perYear;
  const entries = Array.from({ length: years + 1 }, (_, index) => ({
    year: YEAR_OF_REFORM + index,
    mulher: Math.min(in2019.mulher + perYear * index, most.mulher),
    homem: Math.min(in2019.homem + perYear * index, most.homem),
  }));
  return { entries, most };
}

/** Years of contribution that the transition rules require, except the rule by age. */
export const TEMPO_INTEGRAL: PorSexo = { mulher: 30, homem: 35 };

/** Age and time of contribution added up, in years (art. 15). */
export const PONTOS = growing({ mulher: 86, homem: 96 }, 1, { mulher: 100, homem: 105 });

/** The age required along with the full time, in years (art. 16). */
export const IDADE_PROGRESSIVA = growing({ mulher: 56, homem: 61 }, 0.5, { mulher: 62, homem: 65 });

/** Years of contribution in 2019 above which half of the missing time is added (art. 17). */
export const TEMPO_PARA_O_PEDAGIO_DE_50: PorSexo = { mulher: 28, homem: 33 };

/** The age required along with twice the missing time, in years (art. 20). */
export const IDADE_DO_PEDAGIO_DE_100: PorSexo = { mulher: 57, homem: 60 };

/** The age of the rule with the least time, in years (art. 18). */
export const IDADE_DA_TRANSICAO_POR_IDADE = growing({ mulher: 60, homem: 65 }, 0.5, {
  mulher: 62,
  homem: 65,
});

/** Years of contribution required along with that age (art. 18). */
export const TEMPO_DA_TRANSICAO_POR_IDADE = 15;

/** Age and time for workers who joined after the reform, in years (art. 19). */
export const IDADE_DA_REGRA_PERMANENTE: PorSexo = { mulher: 62, homem: 65 };
export const TEMPO_DA_REGRA_PERMANENTE: PorSexo = { mulher: 15, homem: 20 };

/** Share of the average wage that the benefit pays, in percent, and the addition per further year (art. 26, § 2º). */
export const COEFICIENTE_DO_BENEFICIO = { percent: 60, perYearBeyond: 2, whole: 100 } as const;

/** Years of contribution beyond which the share grows (art. 26, §§ 2º and 5º). */
export const TEMPO_DO_COEFICIENTE: PorSexo = { mulher: 15, homem: 20 };
