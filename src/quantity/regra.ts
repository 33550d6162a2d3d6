/** Rules of the law as the reader of a result sees them: an article, its sentence, and the day since which it holds. */
import type { About } from './formula.ts';

/** An article with one sentence that says its rule; `result.money` and the other declarations take it as remarks. */
export type Regra = Readonly<Required<Pick<About, 'law' | 'rule'>>>;

/**
 * States a rule: `regra('CLT art. 142', 'Nas férias se recebe o salário da data em que elas começam.')`.
 *
 * @param law the article, as shown beside a step.
 * @param rule one plain Portuguese sentence in our own words, with its full stop.
 */
// The annotation lets a page drop the rules that it does not use.
/* @__NO_SIDE_EFFECTS__ */
export function regra(law: string, rule: string): Regra {
  return { law, rule };
}

/** Something that the law says since a day: a rule, a formula, or rights. */
export interface Datada<T> {
  /** True if a version was in force on a day, `YYYY-MM-DD`. */
  valeEm(day: string): boolean;
  /**
   * Returns the version in force on a day, `YYYY-MM-DD`.
   *
   * @throws RangeError for a day before the first version.
   */
  em(day: string): T;
}

/**
 * Dates what the law says: `desde('2026-01-01', nova, desde('1996-01-01', antiga))`.
 *
 * @param firstDay of validity, `YYYY-MM-DD`.
 * @param earlier the version before it; without one, earlier days are refused.
 */
/* @__NO_SIDE_EFFECTS__ */
export function desde<T>(firstDay: string, value: T, earlier?: Datada<T>): Datada<T> {
  return {
    valeEm: (day) => day >= firstDay || (earlier?.valeEm(day) ?? false),
    em(day) {
      if (day >= firstDay) return value;
      if (earlier === undefined) throw new RangeError(`A regra vale desde ${firstDay}, e não em ${day}.`);
      return earlier.em(day);
    },
  };
}
