/** Compiles a definition in memory, for the checks; pages get the same parts from the compiled files. */
import { _, Ajv, stringify } from 'ajv';
import type { Calculator, Programs, SchemaValidator } from '../src/engine/calculator.ts';
import type { Definition } from '../src/engine/definition.ts';
import type { ProvenCalculator, ProvenDefinition } from './proven.ts';
import { expressionsOf } from './expressions-of.ts';
import { validationSchema } from '../src/engine/json-schema.ts';
import { parseExpression } from './parse-expression.ts';

/** Ajv's options, shared with the compiled files so that both judge alike. */
export const AJV_OPTIONS = {
  allErrors: true,
  messages: false,
  verbose: false,
  // Lengths in UTF-16 units need no helper of Ajv in the browser.
  unicode: false,
  // 4,35 is a multiple of 0,01 although 4.35 / 0.01 is 434.99999999999994 in binary.
  multipleOfPrecision: 9,
  logger: false,
  // Definitions are already checked, and compiling the meta-schema took longer than everything else.
  meta: false,
  validateSchema: false,
} as const;

/**
 * Checks options in a plain list. Ajv writes a nested condition for them, which is too deep for a thousand, and from
 * 200 on calls a helper that the browser does not have.
 */
export function withPlainOptions(ajv: Ajv): Ajv {
  return ajv.removeKeyword('enum').addKeyword({
    keyword: 'enum',
    schemaType: 'array',
    code: (check) => check.pass(_`${stringify(check.schema)}.includes(${check.data})`),
  });
}

/**
 * The programs of a definition's expressions.
 *
 * @throws SyntaxError if one does not parse.
 */
function compilePrograms(definition: Definition): Programs {
  return Object.fromEntries(expressionsOf(definition).map(({ source }) => [source, parseExpression(source)]));
}

const compiled = new WeakMap<Definition, Calculator>();

/** Compiles the schema and the expressions of a definition that `checkDefinition` accepted, each once. */
export function compileCalculator(definition: ProvenDefinition): ProvenCalculator;
export function compileCalculator(definition: Definition): Calculator;
export function compileCalculator(definition: Definition): Calculator {
  const known = compiled.get(definition) ?? compile(definition);
  compiled.set(definition, known);
  return known;
}

function compile(definition: Definition): Calculator {
  const ajv = withPlainOptions(new Ajv(AJV_OPTIONS));
  const judge = ajv.compile(validationSchema(definition.inputs));
  const validate: SchemaValidator = (data) => {
    const valid = judge(data);
    validate.errors = judge.errors ?? null;
    return valid;
  };
  return { definition, validate, programs: compilePrograms(definition) };
}
