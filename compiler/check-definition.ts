/** Checks a definition before anything is built from it. */
import {
  beginningFaults,
  defaultFaults,
  impliedRefusalFaults,
  liveNoticeFaults,
  refusalFaults,
  runExamples,
} from './check-evidence.ts';
import { centFaults } from './check-cents.ts';
import { cycleFaults, expressionFaults, syntaxFaults } from './check-expressions.ts';
import { inputFaults } from './check-inputs.ts';
import { layoutFaults } from './check-layout.ts';
import { stepFaults } from './check-steps.ts';
import { sumFaults } from './check-sums.ts';
import { templateFaults } from './check-templates.ts';
import { writtenValueFaults } from './check-written-values.ts';
import { compileCalculator } from './compile-calculator.ts';
import type { ProvenDefinition } from './proven.ts';
import { faultIf, type Fault } from '../src/vocabulary/fault.ts';
import { ExampleResults } from './known-results.ts';

/**
 * Checks everything that types cannot: the id against the path of the file, sentences for all keywords that can refuse,
 * names, expressions and templates, the layout against the results of the examples, the examples and refusals
 * themselves, the equations in the steps, and the sums. `completenessFaults` checks that a valid definition is also
 * complete (four examples, a proof for every sentence).
 *
 * @param expectedId id from the path of the file, `<category>/<slug>`
 * @returns faults; empty if the definition may be built. Later checks run only if the earlier ones, on which they
 *   depend, find nothing
 */
export function checkDefinition(definition: ProvenDefinition, expectedId: string): Fault[] {
  const { id } = definition;
  const faults = [
    ...faultIf(
      id !== expectedId,
      'id',
      `o id é "${id}", mas o arquivo está em "${expectedId}"`,
      `escreva id: '${expectedId}'`,
    ),
    ...inputFaults(definition),
    ...syntaxFaults(definition),
  ];
  if (faults.length > 0) return faults;
  const cycles = cycleFaults(definition);
  if (cycles.length > 0) return cycles;
  const calculator = compileCalculator(definition);
  const { results, faults: exampleFaults } = runExamples(calculator);
  const known = new ExampleResults(results);
  const wrongNames = results.length === 0 ? [] : expressionFaults(definition, known.kinds);
  const causes = [...wrongNames, ...defaultFaults(calculator)];
  if (exampleFaults.length > 0) return [...causes, ...exampleFaults];
  return [
    ...causes,
    ...liveNoticeFaults(calculator),
    ...beginningFaults(calculator),
    ...writtenValueFaults(calculator),
    ...refusalFaults(calculator),
    ...impliedRefusalFaults(calculator),
    ...stepFaults(calculator),
    ...sumFaults(calculator),
    ...centFaults(calculator),
    ...passedFaults(definition, known),
    ...layoutFaults(definition, known),
    ...templateFaults(definition, known),
  ];
}

/** Checks the results that a definition passes on to other calculators. */
function passedFaults({ passesOn = {} }: ProvenDefinition, known: ExampleResults): Fault[] {
  return Object.keys(passesOn).flatMap((name) =>
    faultIf(
      !known.isNumber(name),
      'passesOn',
      `"${name}" não é um número no resultado de nenhum exemplo`,
      'corrija o nome',
    ),
  );
}
