/** Calculators with two methods: the rules in force, which are the default, and a simple estimate. */
import type { Results } from '../quantity/declare.ts';
import type { Context, RawInputs } from './definition.ts';
import type { AnyField, ObjectSchema } from './input-schema.ts';

/** A simple estimate beside the rules in force. */
export interface SimpleMethod<Inputs, R extends object> {
  /** Fields that it uses; all others are hidden and ignored while it is chosen. */
  readonly fields: readonly (keyof Inputs & string)[];
  /** One Portuguese sentence: the reason why its figures differ from those of the rules in force. */
  readonly because: string;
  /** Like a definition's `compute`. */
  readonly compute: (inputs: Inputs, result: Results, context: Context) => R;
}

/** Declares the simple method of a calculator, in a file beside the card. */
export function simpleMethod<Inputs, R extends object>(method: SimpleMethod<Inputs, R>): typeof method {
  return method;
}

export type OfEither<R, Q> = {
  readonly [Name in keyof R | keyof Q]:
    | (Name extends keyof R ? R[Name] : never)
    | (Name extends keyof Q ? Q[Name] : never);
};

export const METHOD = 'metodo';

export const OFFICIAL = 'oficial';
export const SIMPLE = 'simplificado';

const NOT_LISTED = 'Escolha uma das opções da lista';

const choice = {
  type: 'string',
  title: 'Como calcular',
  widget: 'tabs',
  oneOf: [
    { const: OFFICIAL, title: 'Pelas regras em vigor' },
    { const: SIMPLE, title: 'Conta simples' },
  ],
  default: OFFICIAL,
  details: true,
  messages: { enum: NOT_LISTED, required: NOT_LISTED },
} as const satisfies AnyField;

/**
 * The inputs of both methods, and the choice between them. Fields that the simple method does not use are visible only
 * under the rules in force.
 */
export function withMethod(inputs: ObjectSchema, simpleFields: readonly string[]): ObjectSchema {
  const fields = Object.entries(inputs.properties).map(([name, field]): [string, AnyField] => [
    name,
    simpleFields.includes(name) ? field : onlyOfficial(field),
  ]);
  return { ...inputs, properties: { ...Object.fromEntries(fields), [METHOD]: choice } };
}

function onlyOfficial(field: AnyField): AnyField {
  const official = `${METHOD} == '${OFFICIAL}'`;
  const { visibleWhen } = field;
  return { ...field, visibleWhen: visibleWhen === undefined ? official : `(${visibleWhen}) and ${official}` };
}

type Compute<R extends object> = (inputs: RawInputs, result: Results, context: Context) => R;

/** Computes by the chosen method. */
export function byMethod<R extends object, Q extends object>(
  official: Compute<R>,
  simple: Compute<Q>,
): Compute<R | Q> {
  return (inputs, result, context) =>
    (inputs[METHOD] === SIMPLE ? simple : official)(inputs, result, context);
}
