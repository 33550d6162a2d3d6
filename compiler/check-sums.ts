/** Adds up the lines of the sums in a layout for every example. */
import { addsUp } from '../src/engine/explain/receipt.ts';
import { holds } from '../src/engine/calculator.ts';
import type { Outcome } from '../src/engine/evaluate/evaluate.ts';
import { EXAMPLE_DAY } from '../src/engine/example-input.ts';
import { formatMoney } from '../src/engine/format.ts';
import type { ElementOf } from '../src/engine/result-layout.ts';
import { valueAt } from '../src/engine/template.ts';
import type { Fault } from '../src/vocabulary/fault.ts';
import { exampleAttempts } from './attempt.ts';
import type { ProvenCalculator } from './proven.ts';

/** Sums whose lines do not add up to their total. Those derived from a formula always do. */
export function sumFaults(calculator: ProvenCalculator): Fault[] {
  const { examples } = calculator.definition;
  return exampleAttempts(calculator).flatMap(({ outcome }, index) => {
    const { title = '', today = EXAMPLE_DAY } = examples[index] ?? {};
    return outcome.ok
      ? wrongSums(calculator, outcome, today).map((problem) => ({
          place: `examples[${index}] (${title})`,
          problem,
          remedy: 'acrescente a parcela que falta, ou corrija o sinal (sign)',
        }))
      : [];
  });
}

function wrongSums(
  { definition, programs }: ProvenCalculator,
  { inputs, result }: Extract<Outcome, { ok: true }>,
  today: string,
): string[] {
  const scope = { ...inputs, today, ...result, entrada: inputs };
  const isTrue = (condition: string | undefined) =>
    condition === undefined || holds(programs, condition, scope);
  const linesOf = ({ lines = [] }: ElementOf<'sum'>) =>
    lines
      .map((line) => (typeof line === 'string' ? { value: line } : line))
      .filter(({ value, when }) => valueAt(result, value) !== undefined && isTrue(when))
      .map(({ value, sign }) => ({ value, amount: amountAt(result, value), isSubtracted: sign === '-' }));
  return definition.result.flatMap((element) => {
    if (element.kind !== 'sum' || element.lines === undefined || !isTrue(element.when)) return [];
    // A sum without its total does not appear.
    if (valueAt(result, element.total) === undefined) return [];
    const total = amountAt(result, element.total);
    const lines = linesOf(element);
    if (addsUp(lines, total)) return [];
    const written = lines.map(
      ({ value, amount, isSubtracted }) => `${isSubtracted ? '− ' : '+ '}${value} ${formatMoney(amount)}`,
    );
    return [`as parcelas não dão "${element.total}": ${written.join(' ')} ≠ ${formatMoney(total)}`];
  });
}

function amountAt(result: object, path: string): number {
  return Number(valueAt(result, path));
}
