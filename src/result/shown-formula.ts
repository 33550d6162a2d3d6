import { explanationOf } from '../engine/explain/explain.ts';
import { wholeQuantities } from '../engine/whole-amounts.ts';
import type { NamedQuantity } from '../quantity/quantity.ts';
import { withRaisedExponents } from './formula/exponents.ts';
import type { ShownFormula, ShownStep } from './shown.ts';

/** Explains a result by its calculation and by the law; undefined for an input without a rule. */
export function formulaOf(named: NamedQuantity): ShownFormula | undefined {
  const explanation = explanationOf(named);
  if (!explanation && named.named.about.rule === undefined) return undefined;
  let lines: readonly string[] | undefined;
  return {
    // Written on first use, because a result is shown before its formulas.
    get lines() {
      return (lines ??= (explanation?.() ?? []).map((line) => wholeQuantities(withRaisedExponents(line))));
    },
    ...lawOf(named),
  };
}

/** The law that a result applies: its article, and the rule in a sentence. */
function lawOf({ named: { about } }: NamedQuantity): Pick<ShownFormula, 'law' | 'rule'> {
  return {
    ...(about.law === undefined ? {} : { law: wholeQuantities(about.law) }),
    ...(about.rule === undefined ? {} : { rule: wholeQuantities(about.rule) }),
  };
}

/** A step of a calculation, with its formula. */
export function stepOf(named: NamedQuantity, formula: ShownFormula): ShownStep {
  return {
    label: named.named.about.label,
    get lines() {
      return formula.lines;
    },
    ...lawOf(named),
  };
}
