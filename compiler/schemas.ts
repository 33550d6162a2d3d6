/**
 * Compiles the validators of the site's own forms, because the Content-Security-Policy forbids compiling them in the
 * browser.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Ajv, type Options } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { AJV_OPTIONS } from './compile-calculator.ts';

const ENDING = '.schema.json';
/** Keywords for forms, which do not affect validation. */
const ANNOTATIONS = [
  'tab',
  'group',
  'narrow',
  'within',
  'widget',
  'name',
  'placeholder',
  'autocomplete',
  'messages',
];

/** Creates an Ajv for the site's own schemas; also used by tests. */
export function schemaCompiler(options: Options = {}): Ajv {
  const ajv = new Ajv({ ...AJV_OPTIONS, ...options });
  ajv.addVocabulary(ANNOTATIONS);
  return ajv;
}

function validatorCode(file: string): string {
  const schema = JSON.parse(readFileSync(file, 'utf8')) as object;
  const ajv = schemaCompiler({ code: { source: true, esm: true } });
  const code = standaloneCode(ajv, ajv.compile(schema));
  if (code.includes('require(')) {
    throw new Error(`${file}: a keyword needs Ajv's code in the browser; use another one`);
  }
  return code;
}

/**
 * Generates the modules of the validators for all schemas in `schemas/`, which export the validator as `validate`.
 *
 * @throws Error with the schema that cannot be compiled
 */
export function schemaModules(project: string): (readonly [name: string, code: string])[] {
  const files = globSync(`schemas/*${ENDING}`, { cwd: project });
  return files.map((file) => [basename(file, ENDING), validatorCode(join(project, file))] as const);
}
