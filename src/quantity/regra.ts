/** Rules of law as a result cites them: the article, a sentence that states it, and the first day of validity. */
import type { About } from './formula.ts';

/** An article with a sentence that states its rule; `result.money` and the other declarations accept it as remarks. */
export type Regra = Readonly<Required<Pick<About, 'law' | 'rule'>>>;

/**
 * Declares a rule: `regra('CLT art. 142', 'Nas férias se recebe o salário da data em que elas começam.')`.
 *
 * @param law the article, as shown beside a step.
 * @param rule one plain Portuguese sentence in our own words, with its full stop.
 */
// Lets bundlers drop unused rules.
/* @__NO_SIDE_EFFECTS__ */
export function regra(law: string, rule: string): Regra {
  return { law, rule };
}

/** Versions of a rule, a formula or rights, by the day since which the law contains them. */
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
 * Declares a version with its first day: `desde('2026-01-01', nova, desde('1996-01-01', antiga))`.
 *
 * @param firstDay of validity, `YYYY-MM-DD`.
 * @param earlier the previous version; without one, earlier days throw
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
