/** The shape of a calculator: one file of law and arithmetic from which everything else is derived. */
import type { Results } from '../quantity/declare.ts';
import type { card } from '../vocabulary/definition.ts';
import type { example, refusal, rule, source } from '../vocabulary/evidence.ts';
import type { PartOf } from '../vocabulary/shape.ts';
import type { InputsOf, ObjectSchema, QuantitiesOf } from './input-schema.ts';
import { byMethod, withMethod, type OfEither, type SimpleMethod } from './methods.ts';
import type { ElementOf, LayoutOf, ResultElement, Tone } from './result-layout.ts';
import type { Plain, ResultRecord } from './result-paths.ts';

/** Facts that the outside world contributes to a calculation. */
export interface Context {
  /** The day of the calculation, `YYYY-MM-DD`. The domain never reads a clock. */
  readonly today: string;
}

/** Raw values by field name, as typed on the form or given as JSON. */
export type RawInputs = Readonly<Record<string, unknown>>;

/** A refusal or a warning as data: an expression and its sentence. */
export type ExpressionRule = PartOf<typeof rule> & { readonly message: string };

/** The escape hatch for rules that are unreadable as expressions: returns the sentence of a refusal, or nothing. */
export interface PredicateRule<Inputs> {
  readonly field: string;
  readonly each?: undefined;
  readonly check: (inputs: Inputs, context: Context) => string | undefined;
}

/** A predicate for each row of the list `each`. A sentence marks the row's `field`; `""` marks the row. */
export interface RowPredicateRule<Inputs, Row = RowOf<Inputs>> {
  readonly field: string;
  readonly each: string;
  readonly check: (row: Row, context: Context, inputs: Inputs) => string | undefined;
}

/** A row of any list among the inputs. */
type RowOf<Inputs> = {
  [Name in keyof Inputs]: NonNullable<Inputs[Name]> extends readonly (infer Row extends object)[]
    ? Row
    : never;
}[keyof Inputs];

/** A predicate on the whole form or on each row, as the engine reads it. */
export type Predicate = PredicateRule<RawInputs> | RowPredicateRule<RawInputs, RawInputs>;

/** The origin of a fact or an expected value. */
export type Source = PartOf<typeof source>;

/** A worked case: a test, a button that fills the form and a quotation in the article. */
export interface Example<Expected = ResultRecord> extends Omit<PartOf<typeof example>, 'expected'> {
  /** The part of the result that the source vouches for; money to the cent. */
  readonly expected: Expected;
}

/** A case that must be refused, with the sentence that the visitor reads. */
export type Refusal = PartOf<typeof refusal>;

/** A sentence about the inputs while they are typed, before anything is calculated. */
export interface LiveNotice {
  readonly tone: Tone;
  readonly text: string;
}

type About = PartOf<typeof card>;

/** A worked case as a button on the page: its text, and the inputs that it fills in. */
export type ShownExample = Pick<Example, 'title' | 'input' | 'daysBefore'>;

/**
 * Proof that the figures can be trusted: `export const evidence` beside a definition. Checks and tests read it; pages do not.
 */
export interface Evidence<Expected = ResultRecord> {
  readonly examples: readonly Example<Expected>[];
  readonly refusals: readonly Refusal[];
  /** Results that the layout leaves out on purpose (the reason belongs in a comment). */
  readonly notShown?: readonly string[];
}

/** The first half of a definition: title, inputs, refusals and formula. */
export interface Calculation<S extends ObjectSchema, R, Q extends object = never> extends About {
  readonly inputs: S;
  readonly rules: readonly (ExpressionRule | PredicateRule<InputsOf<S>> | RowPredicateRule<InputsOf<S>>)[];
  /** Called while the visitor types, with every value that can be read, even one that would be refused. */
  readonly liveNotice?: (inputs: InputsOf<S>, context: Context) => LiveNotice | undefined;
  /**
   * Pure and total for every input that passed schema and rules. Returns the results by name, each declared through
   * `result` with its label, formula and law.
   */
  readonly compute: (inputs: QuantitiesOf<S>, result: Results, context: Context) => R;
  /**
   * A simple estimate beside the rules in force, which `compute` follows. Visitors may choose it and read how far off
   * it is.
   */
  readonly simple?: SimpleMethod<QuantitiesOf<S>, Q>;
}

/** A definition as the engine and the pages read it, whatever its inputs and results. */
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

/** Names the type of the results in a definition. No object has this property. */
declare const RESULTS: unique symbol;

/** A definition whose type still knows what `compute` returns. */
interface DefinitionOf<R> extends Definition {
  readonly [RESULTS]?: R;
}

/** The evidence of a definition: `export const evidence = {…} satisfies EvidenceOf<typeof card>`. */
export type EvidenceOf<Card extends DefinitionOf<unknown>> = Evidence<
  Expectation<Plain<NonNullable<Card[typeof RESULTS]>>>
>;

/** A definition without its last part. */
interface AwaitingLayout<R> {
  /** Adds the layout, the second half of a definition. */
  layout(result: LayoutOf<Plain<R>>): DefinitionOf<R>;
}

/**
 * Declares a calculator: `defineCalculator({…}).layout([…])`. TypeScript infers the type of the inputs from the schema
 * literal and that of the results from what `compute` returns, and checks the layout, and the expected values of the
 * evidence, against it. (Two calls, because TypeScript cannot check a layout in the same object literal from which it
 * still infers the results.) `checkDefinition` checks the rest (sentences, expressions, examples) before anything is
 * built.
 */
export function defineCalculator<const S extends ObjectSchema, R extends object, Q extends object = never>(
  calculation: Calculation<S, R, Q>,
): AwaitingLayout<[Q] extends [never] ? R : OfEither<R, Q>> {
  return {
    // The one place that forgets the particular types: evaluate() calls compute only with values that passed
    // parseInputs and the validator of this schema.
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
