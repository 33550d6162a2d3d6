/** Compiles a definition in memory for the checks; pages load the same parts from compiled files. */
import { _, Ajv, stringify } from 'ajv';
import type { Calculator, Programs, SchemaValidator } from '../src/engine/calculator.ts';
import type { Definition } from '../src/engine/definition.ts';
import type { ProvenCalculator, ProvenDefinition } from './proven.ts';
import { expressionsOf } from './expressions-of.ts';
import { validationSchema } from '../src/engine/json-schema.ts';
import { parseExpression } from './parse-expression.ts';

/** Options of Ajv, shared with the compiled files so that both validate in the same way. */
export const AJV_OPTIONS = {
  allErrors: true,
  messages: false,
  verbose: false,
  // Measure lengths in UTF-16 units, which needs no helper of Ajv in the browser.
  unicode: false,
  // Accept 4.35 as a multiple of 0.01, although 4.35 / 0.01 is 434.99999999999994 in floating point.
  multipleOfPrecision: 9,
  logger: false,
  // Skip the meta-schema, because definitions are already checked and it takes longest to compile.
  meta: false,
  validateSchema: false,
} as const;

/**
 * Replaces the code that Ajv generates for options with a search in a list. Ajv nests a condition for each option,
 * which is too deep for a thousand, and needs a run-time helper from 200 options.
 */
export function withPlainOptions(ajv: Ajv): Ajv {
  return ajv.removeKeyword('enum').addKeyword({
    keyword: 'enum',
    schemaType: 'array',
    code: (check) => check.pass(_`${stringify(check.schema)}.includes(${check.data})`),
  });
}

/**
 * Compiles the expressions of a definition to programs.
 *
 * @throws SyntaxError if an expression is invalid
 */
function compilePrograms(definition: Definition): Programs {
  return Object.fromEntries(expressionsOf(definition).map(({ source }) => [source, parseExpression(source)]));
}

const compiled = new WeakMap<Definition, Calculator>();

/** Compiles the schema and the expressions of a definition accepted by `checkDefinition`; caches the result. */
export function compileCalculator(definition: ProvenDefinition): ProvenCalculator;
export function compileCalculator(definition: Definition): Calculator;
export function compileCalculator(definition: Definition): Calculator {
  const known = compiled.get(definition) ?? compile(definition);
  compiled.set(definition, known);
  return known;
}

function compile(definition: Definition): Calculator {
  const ajv = withPlainOptions(new Ajv(AJV_OPTIONS));
  const check = ajv.compile(validationSchema(definition.inputs));
  const validate: SchemaValidator = (data) => {
    const valid = check(data);
    validate.errors = check.errors ?? null;
    return valid;
  };
  return { definition, validate, programs: compilePrograms(definition) };
}
