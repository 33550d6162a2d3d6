import { explain } from '../engine/explain/explain.ts';
import { keepCitationsTogether, keepQuantitiesTogether } from '../engine/keep-together.ts';
import type { NamedQuantity } from '../quantity/quantity.ts';
import { withRaisedExponents } from './formula/exponents.ts';
import type { ShownFormula } from './shown.ts';

/** Explains a result by its calculation and by the law; undefined for an input without a rule. */
export function formulaOf(named: NamedQuantity): ShownFormula | undefined {
  const { label, law, rule } = named.named.about;
  const lines = explain(named).map((line) => keepQuantitiesTogether(withRaisedExponents(line)));
  if (lines.length === 0 && rule === undefined) return undefined;
  return {
    lines,
    label,
    law: law && keepCitationsTogether(law),
    rule: rule && keepCitationsTogether(rule),
  };
}
