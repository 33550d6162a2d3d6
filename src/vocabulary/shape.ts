/**
 * The single source for a part of the definition language: a JSON Schema written as a TypeScript literal, with a few
 * words of its own (`names`, `language`). The part's TypeScript type, its check, its chapter of `docs/vocabulario.md`
 * and the positions of its expressions, sentences and result names are all derived from it.
 */

type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';

/**
 * The kind of thing that a text names: a value of the result, a list of its rows, a cell of those rows, or a list of
 * its sentences. A cell belongs to the rows named by the object around it.
 */
export type Naming = 'value' | 'rows' | 'cell' | 'lines';

/** The subset of JSON Schema that the definition language needs, with annotations. Authors read the descriptions. */
export interface Shape {
  /** Heading of a part with a section of its own in the reference. */
  readonly title?: string;
  readonly description?: string;
  /** Chapter of the reference, if it differs from the title. */
  readonly chapter?: string;
  /** Parts as an author would write them, shown in the reference and checked. */
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
  /** The shapes of a part with alternatives; `type`, `const`, `enum` or names of the first decide. */
  readonly if?: Shape;
  readonly then?: Shape;
  readonly else?: Shape;
  /** The signature of a function, which JSON cannot express. */
  readonly $comment?: string;

  readonly names?: Naming;
  /** For a named value: shown without its own label, so that it needs none. */
  readonly bare?: true;
  /** For names of cells: left out, they mean all columns of the rows, or the first. */
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

/** The names that a part may use: those of one particular result, or any. */
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

/** TypeScript checks functions where they are called. */
type Data<P> = { [Key in keyof P]: P[Key] extends { readonly $comment: string } ? never : Key }[keyof P];

/** A single object type, so that the compiler's messages show it readably. */
type ObjectOf<P extends Properties, Required extends PropertyKey, N extends Names> = Flat<
  {
    readonly [Key in Extract<Data<P>, Required>]: PartOf<P[Key], N>;
  } & {
    readonly [Key in Exclude<Data<P>, Required>]?: PartOf<P[Key], N>;
  }
>;

type Flat<O> = { [Key in keyof O]: O[Key] };

/** The TypeScript type of a shape; `N` restricts names to those of a particular result. */
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
