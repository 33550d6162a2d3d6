import { explanationOf } from '../engine/explain/explain.ts';
import { wholeQuantities } from '../engine/whole-amounts.ts';
import type { NamedQuantity } from '../quantity/quantity.ts';
import { withRaisedExponents } from './formula/exponents.ts';
import type { ShownFormula } from './shown.ts';

/** Explains a result by its calculation and by the law; undefined for an input without a rule. */
export function formulaOf(named: NamedQuantity): ShownFormula | undefined {
  const { about } = named.named;
  const explanation = explanationOf(named);
  if (!explanation && about.rule === undefined) return undefined;
  let lines: readonly string[] | undefined;
  return {
    // Written on first use, because a result is shown before its formulas.
    get lines() {
      return (lines ??= (explanation?.() ?? []).map((line) => wholeQuantities(withRaisedExponents(line))));
    },
    label: about.label,
    ...(about.law === undefined ? {} : { law: wholeQuantities(about.law) }),
    ...(about.rule === undefined ? {} : { rule: wholeQuantities(about.rule) }),
  };
}
