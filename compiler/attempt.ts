/** Runs calculations for the checks, and keeps the exceptions of a definition for their messages. */
import type { Calculator } from '../src/engine/calculator.ts';
import type { ProvenCalculator } from './proven.ts';
import type { Definition, Example, RawInputs } from '../src/engine/definition.ts';
import { evaluate, type Outcome } from '../src/engine/evaluate/evaluate.ts';
import { parseInputs } from '../src/engine/parse-inputs.ts';
import { EXAMPLE_DAY, inputOf } from '../src/engine/example-input.ts';
import { NotFiniteError } from '../src/engine/evaluate/read-result.ts';
import type { Fault } from '../src/vocabulary/fault.ts';

/** Outcome with the exception of the definition, which helps authors more than the message for visitors. */
export interface Attempt {
  readonly outcome: Outcome;
  readonly thrown: Pick<Fault, 'problem' | 'remedy'> | undefined;
}

/** Calculates like the page. */
export function attempt(calculator: Calculator, input: RawInputs, today: string): Attempt {
  let thrown: Attempt['thrown'];
  let failing: string | undefined;
  const noted = withNotedRules(calculator, (rule) => (failing = rule));
  const outcome = evaluate(noted, input, { today }, (error) => {
    thrown = {
      problem: describeError(error, failing),
      remedy:
        failing === undefined
          ? 'corrija compute, ou recuse a entrada numa regra'
          : 'corrija a função da regra, que recebe números comuns, e só os campos que têm valor',
    };
  });
  return { outcome, thrown };
}

/** Notes which rule's function throws, because `evaluate` reports the exception alone. */
function withNotedRules(calculator: Calculator, note: (rule: string) => void): Calculator {
  const { definition } = calculator;
  const noted =
    <Given extends unknown[]>(check: (...given: Given) => string | undefined, index: number) =>
    (...given: Given) => {
      try {
        return check(...given);
      } catch (error) {
        note(`rules[${index}].check`);
        throw error;
      }
    };
  const rules = definition.rules.map((rule, index): Definition['rules'][number] => {
    if (!('check' in rule)) return rule;
    if (rule.each === undefined) return { ...rule, check: noted(rule.check, index) };
    return { ...rule, check: noted(rule.check, index) };
  });
  return { ...calculator, definition: { ...definition, rules } };
}

/** Example with its outcome. */
interface ExampleAttempt extends Attempt {
  readonly example: Example;
  /** Location in the definition, for messages. */
  readonly place: string;
  /** Inputs with the relative dates resolved. */
  readonly input: RawInputs;
  readonly today: string;
}

const known = new WeakMap<ProvenCalculator, readonly ExampleAttempt[]>();

/** Calculates the examples of a calculator in order, each one only once for all checks. */
export function exampleAttempts(calculator: ProvenCalculator): readonly ExampleAttempt[] {
  const attempts =
    known.get(calculator) ??
    calculator.definition.examples.map((example, index) => {
      const { title, today = EXAMPLE_DAY } = example;
      const input = inputOf(example, today);
      const place = `examples[${index}] (${title})`;
      return { example, place, input, today, ...attempt(calculator, input, today) };
    });
  known.set(calculator, attempts);
  return attempts;
}

/** Asks for the live notice of a form like the page, and describes its exception. */
export function noticeThrown(calculator: Calculator, input: RawInputs, today: string): string | undefined {
  try {
    calculator.definition.liveNotice?.(parseInputs(calculator, input, { today }).values, { today });
    return undefined;
  } catch (error) {
    return describeError(error, 'liveNotice');
  }
}

/** Beginnings of English messages that authors often cause, and what they say. */
const TRANSLATIONS: readonly (readonly [pattern: RegExp, meaning: string])[] = [
  [/^Not a finite decimal number: "([^"]*)"\.$/, 'um número da conta não existe ($1)'],
  [/^Cannot divide by 0\.$/, 'uma divisão por zero'],
  [/^(\S+) is not defined$/, 'o nome "$1" não existe neste arquivo; talvez falte importá-lo'],
  [/^Cannot read properties of (?:undefined|null) \(reading '([^']*)'\)$/, 'leu "$1" de um valor que falta'],
  [/^(\S+) is not a function$/, '"$1" não é uma função'],
  [
    /^The requested module '([^']*)' does not provide an export named '([^']*)'$/,
    'o arquivo "$1" não exporta "$2"; confira o nome',
  ],
  [/^Unexpected token$/, 'um sinal fora do lugar'],
  [/^Unterminated (?:string|template literal)$/, 'faltam as aspas do fim'],
  [/^Expected (.+) but found (.+)$/, 'esperava $1, mas achou $2'],
];

/** Translates the usual messages of exceptions, and keeps the others. */
export function inPortuguese(message: string): string {
  const [pattern, meaning] = TRANSLATIONS.find(([candidate]) => candidate.test(message)) ?? [];
  return pattern === undefined || meaning === undefined ? message : message.replace(pattern, meaning);
}

/** Describes an exception with its location in the files of the calculators. */
function describeError(error: unknown, thrower = 'compute'): string {
  if (!(error instanceof Error)) return `${thrower} lançou ${String(error)}`;
  if (error instanceof NotFiniteError || /^compute (?:devolveu|não pode)/.test(error.message))
    return error.message;
  return `${thrower} lançou um erro: ${locatedMessage(error)}`;
}

/** Translates the message of an exception, and adds its location in the files of the calculators. */
export function locatedMessage({ message, stack = '' }: Error): string {
  const [, file, line] =
    /\/(calculators\/[\w/.-]+\.ts)(?:\?[^:]*)?:(\d+)/.exec(stack.replaceAll('\\', '/')) ?? [];
  const where = file === undefined ? '' : ` (${file}, linha ${line})`;
  return `${inPortuguese(message)}${where}`;
}
