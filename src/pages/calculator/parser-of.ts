/** Understands what is typed once, however many parts of the page ask for it. */
import type { Calculator } from '../../engine/calculator.ts';
import { parseInputs, type ParsedInputs } from '../../engine/parse-inputs.ts';
import type { FormData } from '../../form/form-schema.ts';

/**
 * Parses the contents of a form; the same contents (the very object, which an edit replaces) only the first time. What is
 * hidden, what the live notice says and whether a result is stale all follow from one parsing for each keystroke.
 */
export function parserOf(calculator: Calculator, today: string): (data: FormData) => ParsedInputs {
  const known = new WeakMap<FormData, ParsedInputs>();
  return (data) => {
    const parsed = known.get(data) ?? parseInputs(calculator, data, { today });
    known.set(data, parsed);
    return parsed;
  };
}
