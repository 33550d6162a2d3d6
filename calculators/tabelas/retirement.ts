/**
 * Requirements of the INSS for retirement by age or by time of contribution, fixed by Emenda Constitucional nº
 * 103/2019 and in force since 13 November 2019.
 */

export type Sex = 'mulher' | 'homem';

/** A figure for each sex. */
export type BySex = Readonly<Record<Sex, number>>;

/** A figure of each year until it stops growing. */
export interface GrowingFigure {
  readonly entries: readonly ({ readonly year: number } & BySex)[];
  /** The figure after those years. */
  readonly most: BySex;
}

/** The year of the amendment, from which the figures grow. */
const YEAR_OF_REFORM = 2019;

/** Grows from the figure of 2019 by a step each year, up to the last. */
/* @__NO_SIDE_EFFECTS__ */
function growing(in2019: BySex, perYear: number, most: BySex): GrowingFigure {
  const years = Math.max(most.mulher - in2019.mulher, most.homem - in2019.homem) / perYear;
  const entries = Array.from({ length: years + 1 }, (_, index) => ({
    year: YEAR_OF_REFORM + index,
    mulher: Math.min(in2019.mulher + perYear * index, most.mulher),
    homem: Math.min(in2019.homem + perYear * index, most.homem),
  }));
  return { entries, most };
}

/** Years of contribution that the transition rules require, except the rule by age. */
export const FULL_TIME: BySex = { mulher: 30, homem: 35 };

/** Age and time of contribution added up, in years (art. 15). */
export const POINTS = growing({ mulher: 86, homem: 96 }, 1, { mulher: 100, homem: 105 });

/** The age required along with the full time, in years (art. 16). */
export const AGE_WITH_FULL_TIME = growing({ mulher: 56, homem: 61 }, 0.5, { mulher: 62, homem: 65 });

/** Years of contribution in 2019 above which half of the missing time is added (art. 17). */
export const NEAR_FULL_TIME: BySex = { mulher: 28, homem: 33 };

/** The age required along with twice the missing time, in years (art. 20). */
export const AGE_WITH_DOUBLED_TIME: BySex = { mulher: 57, homem: 60 };

/** The age of the rule with the least time, in years (art. 18). */
export const AGE_WITH_LEAST_TIME = growing({ mulher: 60, homem: 65 }, 0.5, { mulher: 62, homem: 65 });

/** Years of contribution required along with that age (art. 18). */
export const LEAST_TIME = 15;

/** Age and time for workers who joined after the reform, in years (art. 19). */
export const AGE_OF_NEWCOMERS: BySex = { mulher: 62, homem: 65 };
export const TIME_OF_NEWCOMERS: BySex = { mulher: 15, homem: 20 };

/** Share of the average wage that the benefit pays, in percent, and the addition per further year (art. 26, § 2º). */
export const BENEFIT_SHARE = { percent: 60, perYearBeyond: 2, whole: 100 } as const;

/** Years of contribution beyond which the share grows (art. 26, §§ 2º and 5º). */
export const BENEFIT_YEARS: BySex = { mulher: 15, homem: 20 };
