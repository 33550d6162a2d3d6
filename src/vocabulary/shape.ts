/**
 * Single source for a part of the definition language: a JSON Schema as a TypeScript literal, with a few keywords of
 * its own (`names`, `language`). Derived from it are the part's TypeScript type, its check, its chapter of
 * `docs/vocabulario.md`, and the positions of its expressions, sentences and result names.
 */

type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';

/**
 * Kind of thing that a text names: a value of the result, a list of rows, a cell of those rows, or a list of sentences.
 * A cell belongs to the rows that the object around it names.
 */
export type Naming = 'value' | 'rows' | 'cell' | 'lines';

/** JSON Schema as far as the definition language needs it, with annotations; authors read the descriptions. */
export interface Shape {
  /** Heading of a part that has its own section in the reference. */
  readonly title?: string;
  readonly description?: string;
  /** Chapter of the reference, if it differs from the title. */
  readonly chapter?: string;
  /** Examples as an author would write them; the reference shows them, and a test checks them. */
  readonly examples?: readonly unknown[];
  readonly type?: TypeName | readonly TypeName[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly items?: Shape;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly minProperties?: number;
  readonly propertyNames?: Shape;
  readonly additionalProperties?: false | Shape;
  readonly dependencies?: Readonly<Record<string, readonly string[]>>;
  /** Shapes of a part with alternatives, decided by `type`, `const`, `enum` or names of the first shape. */
  readonly if?: Shape;
  readonly then?: Shape;
  readonly else?: Shape;
  /** Signature of a function, which JSON cannot express. */
  readonly $comment?: string;

  readonly names?: Naming;
  /** For a named value: true if it is shown without its label, which it therefore does not need. */
  readonly bare?: true;
  /** For names of cells: the default is all columns of the rows, or the first one. */
  readonly leftOut?: 'all' | 'first';
  readonly language?: 'expression' | 'template';
}

/** Keywords that JSON Schema does not have. */
export const ANNOTATIONS = [
  'chapter',
  'names',
  'bare',
  'leftOut',
  'language',
] as const satisfies readonly (keyof Shape)[];

/** Names that a part may use: those of a particular result, or any. */
export type Names = Readonly<Record<Naming, string>>;

type Written = { readonly [Name in TypeName]: unknown } & {
  readonly string: string;
  readonly number: number;
  readonly integer: number;
  readonly boolean: boolean;
  readonly object: Readonly<Record<string, unknown>>;
  readonly array: readonly unknown[];
};

type Properties = Readonly<Record<string, Shape>>;

/** Drops functions, which TypeScript checks where they are called. */
type Data<P> = { [Key in keyof P]: P[Key] extends { readonly $comment: string } ? never : Key }[keyof P];

/** A single object type, so that compiler messages are readable. */
type ObjectOf<P extends Properties, Required extends PropertyKey, N extends Names> = Flat<
  {
    readonly [Key in Extract<Data<P>, Required>]: PartOf<P[Key], N>;
  } & {
    readonly [Key in Exclude<Data<P>, Required>]?: PartOf<P[Key], N>;
  }
>;

type Flat<O> = { [Key in keyof O]: O[Key] };

/** TypeScript type of a shape; `N` restricts names to those of a particular result. */
export type PartOf<S, N extends Names = Names> = S extends { readonly names: infer Name extends Naming }
  ? N[Name]
  : S extends { readonly const: infer Value }
    ? Value
    : S extends { readonly enum: readonly (infer Value)[] }
      ? Value
      : S extends { readonly then: infer Then; readonly else: infer Else }
        ? PartOf<Then, N> | PartOf<Else, N>
        : S extends { readonly items: infer Items }
          ? readonly PartOf<Items, N>[]
          : S extends { readonly properties: infer P extends Properties }
            ? ObjectOf<
                P,
                S extends { readonly required: readonly (infer Key extends PropertyKey)[] } ? Key : never,
                N
              >
            : S extends { readonly additionalProperties: infer Each extends Shape }
              ? Readonly<Record<string, PartOf<Each, N>>>
              : S extends { readonly type: infer Name extends TypeName | readonly TypeName[] }
                ? Written[Name extends readonly (infer Each extends TypeName)[] ? Each : Name & TypeName]
                : unknown;
