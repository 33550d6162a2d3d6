import { explanationOf } from '../engine/explain/explain.ts';
import { keepQuantitiesTogether } from '../engine/keep-together.ts';
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
      return (lines ??= (explanation?.() ?? []).map((line) =>
        keepQuantitiesTogether(withRaisedExponents(line)),
      ));
    },
    label: about.label,
    ...(about.law === undefined ? {} : { law: keepQuantitiesTogether(about.law) }),
    ...(about.rule === undefined ? {} : { rule: keepQuantitiesTogether(about.rule) }),
  };
}
