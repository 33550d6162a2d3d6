/** The INSS benefit for a person's average wages (EC nº 103/2019, art. 26). */
import type { Results } from '../../../src/quantity/declare.ts';
import { count, money, percent, type Quantity } from '../../../src/quantity/quantity.ts';
import { regra } from '../../../src/quantity/regra.ts';
import type { Perspectiva } from '../../lei/aposentadoria.ts';
import { INSS } from '../../tabelas/inss.ts';
import { MINIMUM_WAGE } from '../../tabelas/minimum-wage.ts';
import { BENEFIT_SHARE, BENEFIT_YEARS, type Sex } from '../../tabelas/retirement.ts';

const MONTHS_IN_YEAR = 12;

const PARTE_DA_MEDIA = regra(
  'EC 103/2019, art. 26, §§ 2º e 5º',
  `O benefício é ${BENEFIT_SHARE.percent}% da média, mais ${BENEFIT_SHARE.perYearBeyond}% por ano de contribuição acima de ${BENEFIT_YEARS.homem}, ou de ${BENEFIT_YEARS.mulher} para as mulheres.`,
);

const MEDIA_INTEIRA = regra('EC 103/2019, art. 26, § 3º', 'Quem cumpre este pedágio recebe a média inteira.');

/** A person for whom the benefit is calculated. */
export interface Pensioner {
  readonly sex: Sex;
  /** Months of contribution at retirement. */
  readonly time: number;
  /** Average of the wages, in reais. */
  readonly average: Quantity;
}

/**
 * The share of the average: all of it under the second toll rule, otherwise more for each year beyond the first ones.
 */
function shareOf(rule: Perspectiva['id'], { sex, time }: Pensioner): Quantity {
  const { percent: share, perYearBeyond, whole } = BENEFIT_SHARE;
  if (rule === 'pedagio-100') return percent(whole);
  const years = count(Math.floor(time / MONTHS_IN_YEAR), 'anos');
  const first = count(BENEFIT_YEARS[sex], 'anos');
  return years.isAbove(first)
    ? percent(share).plus(percent(perYearBeyond).times(years.minus(first)))
    : percent(share);
}

/**
 * Declares share and benefit by a rule, within the floor and the ceiling of the year's benefits. The rule of half the
 * missing time depends on life tables, and has no calculated benefit.
 *
 * @param name name of the rule, which distinguishes the steps.
 */
export function benefitBy(
  { id, regra: daPerspectiva }: Perspectiva,
  pensioner: Pensioner,
  { name, today, result }: { readonly name: string; readonly today: string; readonly result: Results },
) {
  if (id === 'pedagio-50') return {};
  const { law, rule } = id === 'pedagio-100' ? MEDIA_INTEIRA : PARTE_DA_MEDIA;
  const coeficiente = result.percent(`Parte da média (${name})`, shareOf(id, pensioner), {
    law: `${law}; regra: ${daPerspectiva.law}`,
    rule,
  });
  const least = money(MINIMUM_WAGE.newestInForceOn(today).monthly);
  const most = money(INSS.newestInForceOn(today).ceiling);
  const due = pensioner.average.times(coeficiente).atLeast(least).atMost(most);
  return { coeficiente, beneficio: result.money(`Benefício (${name})`, due) };
}
