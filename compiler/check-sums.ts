/** Checks the sums of the examples. */
import { addsUp } from '../src/engine/explain/receipt.ts';
import { formatMoney } from '../src/engine/format.ts';
import { resolveLayout } from '../src/result/resolve-layout.ts';
import type { Calculated } from '../src/result/reading.ts';
import type { Fault } from '../src/vocabulary/fault.ts';
import { exampleAttempts } from './attempt.ts';
import type { ProvenCalculator } from './proven.ts';

/**
 * Finds sums whose lines do not add up to their total, which can happen only if they are not derived from a formula.
 */
export function sumFaults(calculator: ProvenCalculator): Fault[] {
  return exampleAttempts(calculator).flatMap(({ place, today, outcome }) =>
    outcome.ok
      ? wrongSums(calculator, outcome, today).map((problem) => ({
          place,
          problem,
          remedy: 'acrescente a parcela que falta, ou corrija o sinal (sign)',
        }))
      : [],
  );
}

function wrongSums(calculator: ProvenCalculator, calculated: Calculated, today: string): string[] {
  return resolveLayout(calculator, calculated, today).flatMap((element) => {
    if (element.kind !== 'sum') return [];
    const total = Number(element.total.value.raw);
    const lines = element.lines.map(({ label, value: { raw }, isSubtracted }) => ({
      label,
      amount: Number(raw),
      isSubtracted,
    }));
    if (addsUp(lines, total)) return [];
    const written = lines.map(
      ({ label, amount, isSubtracted }) => `${isSubtracted ? '− ' : '+ '}${label} ${formatMoney(amount)}`,
    );
    return [`as parcelas não dão “${element.total.label}”: ${written.join(' ')} ≠ ${formatMoney(total)}`];
  });
}
