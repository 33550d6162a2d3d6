/** What a calculator is: one file of law and arithmetic from which everything else is derived. */
import type { Results } from '../quantity/declare.ts';
import type { card } from '../vocabulary/definition.ts';
import type { example, refusal, rule, source } from '../vocabulary/evidence.ts';
import type { PartOf } from '../vocabulary/shape.ts';
import type { InputsOf, ObjectSchema, QuantitiesOf } from './input-schema.ts';
import { byMethod, withMethod, type OfEither, type SimpleMethod } from './methods.ts';
import type { LayoutOf, ResultElement, Tone } from './result-layout.ts';
import type { Plain, ResultRecord } from './result-paths.ts';

/** What the outside world contributes to a calculation. */
export interface Context {
  /** The day of the calculation, `YYYY-MM-DD`. Never read from a clock inside the domain. */
  readonly today: string;
}

/** Raw values by field name, as typed on the form or given as JSON. */
export type RawInputs = Readonly<Record<string, unknown>>;

/** A refusal or a warning as data: an expression and its sentence. */
export type ExpressionRule = PartOf<typeof rule> & { readonly message: string };

/** The escape hatch where an expression would be unreadable: returns the sentence of a refusal, or nothing. */
export interface PredicateRule<Inputs> {
  readonly field: string;
  readonly each?: undefined;
  readonly check: (inputs: Inputs, context: Context) => string | undefined;
}

/** The same for every row of the list `each` by itself. A sentence marks the row's own `field`; `""` is the row. */
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

/** Where a fact or an expected value comes from. */
export type Source = PartOf<typeof source>;

/** A worked case: a test, a button that fills the form, and a quotation in the article. */
export interface Example<Expected = ResultRecord> extends Omit<PartOf<typeof example>, 'expected'> {
  /** The part of the result that the source vouches for; money to the cent. */
  readonly expected: Expected;
}

/** A case that must be refused, with the sentence that the visitor reads. */
export type Refusal = PartOf<typeof refusal>;

/** A sentence that follows what is being typed, before anything is calculated. */
export interface LiveNotice {
  readonly tone: Tone;
  readonly text: string;
}

type About = PartOf<typeof card>;

/** A worked case as a button on the page: its text, and the inputs that it fills in. */
export type ShownExample = Pick<Example, 'title' | 'input' | 'daysBefore'>;

/** Why the figures may be trusted: `export const evidence` beside a definition. Checks and tests read it; no page does. */
export interface Evidence<Expected = ResultRecord> {
  readonly examples: readonly Example<Expected>[];
  readonly refusals: readonly Refusal[];
  /** Results that the layout leaves out on purpose (the reason belongs in a comment). */
  readonly notShown?: readonly string[];
}

/** What it is, what we ask, what we refuse and how it is calculated: the first half of a definition. */
export interface Calculation<S extends ObjectSchema, R, Q extends object = never> extends About {
  readonly inputs: S;
  readonly rules: readonly (ExpressionRule | PredicateRule<InputsOf<S>> | RowPredicateRule<InputsOf<S>>)[];
  /** Follows what is being typed; gets the readable values even where they would be refused. */
  readonly liveNotice?: (inputs: InputsOf<S>, context: Context) => LiveNotice | undefined;
  /**
   * Pure and total on every input that passed schema and rules. Returns the results by name, each declared with
   * `result`: what it is called, how it is made, and by which law.
   */
  readonly compute: (inputs: QuantitiesOf<S>, result: Results, context: Context) => R;
  /**
   * A simple estimate beside the rules in force, which `compute` follows: the visitor may choose it, and reads how far
   * it is away.
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
  /** How it is shown. */
  layout(result: LayoutOf<Plain<R>>): DefinitionOf<R>;
}

/**
 * Declares a calculator: `defineCalculator({…}).layout([…])`. TypeScript infers the type of the inputs from the schema
 * literal and that of the results from what `compute` returns, and checks the layout, and the expected values of the
 * evidence, against it. (Two calls, because TypeScript cannot check a layout in the same object literal from which it
 * still infers the results.) What types cannot check (sentences, expressions, examples) `checkDefinition` does, before
 * anything is built.
 */
export function defineCalculator<const S extends ObjectSchema, R extends object, Q extends object = never>(
  calculation: Calculation<S, R, Q>,
): AwaitingLayout<[Q] extends [never] ? R : OfEither<R, Q>> {
  return {
    // The one seam where the particular types are forgotten: evaluate() only ever calls compute with
    // values that parseInputs and the validator of this very schema have let through.
    layout: (result) => withBothMethods({ ...calculation, result } as unknown as Definition),
  };
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
