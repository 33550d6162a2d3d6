/** The shape of a calculator's definition: one file of law and arithmetic from which all else is derived. */
import type { Results } from '../quantity/declare.ts';
import type { card } from '../vocabulary/definition.ts';
import type { example, refusal, rule, source } from '../vocabulary/evidence.ts';
import type { PartOf } from '../vocabulary/shape.ts';
import type { InputsOf, ObjectSchema, QuantitiesOf } from './input-schema.ts';
import { byMethod, withMethod, type OfEither, type SimpleMethod } from './methods.ts';
import type { ElementOf, LayoutOf, ResultElement, Tone } from './result-layout.ts';
import type { Plain, ResultRecord } from './result-paths.ts';

/** Facts from outside the definition. */
export interface Context {
  /** Day of the calculation, `YYYY-MM-DD`, because the domain never reads a clock. */
  readonly today: string;
}

/** Raw values by field name, as typed into the form or given as JSON. */
export type RawInputs = Readonly<Record<string, unknown>>;

/** A refusal or a warning as data: an expression with its message. */
export type ExpressionRule = PartOf<typeof rule> & { readonly message: string };

/** A rule that an expression cannot state readably: a function that returns the message of a refusal, or undefined. */
export interface PredicateRule<Inputs> {
  readonly field: string;
  readonly each?: undefined;
  readonly check: (inputs: Inputs, context: Context) => string | undefined;
}

/**
 * A predicate for each row of the list `each`. Its message marks the row's `field`, or the row itself if that is `""`.
 */
export interface RowPredicateRule<Inputs, Row = RowOf<Inputs>> {
  readonly field: string;
  readonly each: string;
  readonly check: (row: Row, context: Context, inputs: Inputs) => string | undefined;
}

/** A row of any list in the inputs. */
type RowOf<Inputs> = {
  [Name in keyof Inputs]: NonNullable<Inputs[Name]> extends readonly (infer Row extends object)[]
    ? Row
    : never;
}[keyof Inputs];

/** A predicate on the whole form or on each row, as the engine calls it. */
export type Predicate = PredicateRule<RawInputs> | RowPredicateRule<RawInputs, RawInputs>;

/** The origin of a fact or an expected value. */
export type Source = PartOf<typeof source>;

/** A worked example: a test, a button that fills the form, and a reference for the article. */
export interface Example<Expected = ResultRecord> extends Omit<PartOf<typeof example>, 'expected'> {
  /** The part of the result that the source confirms; money to the cent. */
  readonly expected: Expected;
}

/** An input that must be refused, with the message to the visitor. */
export type Refusal = PartOf<typeof refusal>;

/** A notice about the inputs that appears during typing, before any calculation. */
export interface LiveNotice {
  readonly tone: Tone;
  readonly text: string;
}

type About = PartOf<typeof card>;

/** A worked example as a button on the page: its text and its inputs. */
export type ShownExample = Pick<Example, 'title' | 'input' | 'daysBefore'>;

/** Evidence that the figures are right: `export const evidence` beside a definition. Only checks and tests read it. */
export interface Evidence<Expected = ResultRecord> {
  readonly examples: readonly Example<Expected>[];
  readonly refusals: readonly Refusal[];
  /** Results that the layout omits on purpose (give the reason in a comment). */
  readonly notShown?: readonly string[];
}

/** The first part of a definition: title, inputs, refusals and formula. */
export interface Calculation<S extends ObjectSchema, R, Q extends object = never> extends About {
  readonly inputs: S;
  readonly rules: readonly (ExpressionRule | PredicateRule<InputsOf<S>> | RowPredicateRule<InputsOf<S>>)[];
  /** Called at each edit with all values that can be parsed, even refused ones. */
  readonly liveNotice?: (inputs: InputsOf<S>, context: Context) => LiveNotice | undefined;
  /**
   * Pure and total for every input that passes schema and rules. Returns the results by name, each declared through
   * `result` with its label, formula and law.
   */
  readonly compute: (inputs: QuantitiesOf<S>, result: Results, context: Context) => R;
  /**
   * A simple estimate beside `compute`, which follows the rules in force. Visitors may choose it, and see the
   * difference.
   */
  readonly simple?: SimpleMethod<QuantitiesOf<S>, Q>;
}

/** A definition as the engine and the pages read it, independent of its inputs and results. */
export interface Definition extends About {
  readonly inputs: ObjectSchema;
  readonly rules: readonly (ExpressionRule | Predicate)[];
  readonly liveNotice?: (inputs: RawInputs, context: Context) => LiveNotice | undefined;
  readonly compute: (inputs: RawInputs, result: Results, context: Context) => object;
  readonly simple?: SimpleMethod<RawInputs, object>;
  readonly result: readonly ResultElement[];
}

type Expectation<R> = R extends readonly (infer Row)[]
  ? readonly Expectation<Row>[]
  : R extends object
    ? { readonly [Key in keyof R]?: Expectation<R[Key]> }
    : R;

/** Key of a phantom type: the results in a definition. No object has this property. */
declare const RESULTS: unique symbol;

/** A definition whose type keeps the results of `compute`. */
interface DefinitionOf<R> extends Definition {
  readonly [RESULTS]?: R;
}

/** Type of the evidence of a definition: `export const evidence = {…} satisfies EvidenceOf<typeof card>`. */
export type EvidenceOf<Card extends DefinitionOf<unknown>> = Evidence<
  Expectation<Plain<NonNullable<Card[typeof RESULTS]>>>
>;

/** A definition without its layout. */
interface AwaitingLayout<R> {
  /** Adds the layout, the last part of a definition. */
  layout(result: LayoutOf<Plain<R>>): DefinitionOf<R>;
}

/**
 * Declares a calculator: `defineCalculator({…}).layout([…])`. TypeScript infers the inputs from the schema literal and
 * the results from `compute`, and checks the layout and the evidence's expected values against them. (Two calls,
 * because TypeScript cannot check a layout in the object literal from which it still infers the results.)
 * `checkDefinition` checks sentences, expressions and examples before the build.
 */
export function defineCalculator<const S extends ObjectSchema, R extends object, Q extends object = never>(
  calculation: Calculation<S, R, Q>,
): AwaitingLayout<[Q] extends [never] ? R : OfEither<R, Q>> {
  return {
    // Erase the specific types only here: evaluate() calls compute only with values that passed parseInputs and the
    // validator of this schema.
    layout: (result) =>
      withBothMethods({ ...calculation, result: result.map(asElement) } as unknown as Definition),
  };
}

function asElement<Element>(element: Element | string): Element | ElementOf<'notice'> {
  return typeof element === 'string' ? { kind: 'notice', text: element } : element;
}

function withBothMethods(definition: Definition): Definition {
  const { inputs, compute, simple } = definition;
  if (simple === undefined) return definition;
  return {
    ...definition,
    inputs: withMethod(inputs, simple.fields),
    compute: byMethod(compute, simple.compute),
  };
}
