/**
 * Vite plugin: `schemas/x.schema.json?validator` is the precompiled validator of that schema. The site's
 * Content-Security-Policy does not allow compiling one in the browser.
 */
import { readFile } from 'node:fs/promises';
import { Ajv, type Options } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Plugin } from 'vite';
import { AJV_OPTIONS } from '../../compiler/compile-calculator.ts';

const QUERY = '?validator';
/** Annotations for forms, without effect on validation. */
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

/** Ajv configured for the site's own schemas; also used by tests. */
export function schemaCompiler(options: Options = {}): Ajv {
  const ajv = new Ajv({ ...AJV_OPTIONS, ...options });
  ajv.addVocabulary(ANNOTATIONS);
  return ajv;
}

async function validatorCode(file: string): Promise<string> {
  const schema = JSON.parse(await readFile(file, 'utf8')) as object;
  const ajv = schemaCompiler({ code: { source: true, esm: true } });
  const code = standaloneCode(ajv, ajv.compile(schema));
  if (code.includes('require(')) {
    throw new Error(`${file}: uma palavra-chave precisa de código do Ajv no navegador; use outra`);
  }
  return code;
}

/** The plugin; a schema that does not compile stops the build. */
export function schemasPlugin(): Plugin {
  return {
    name: 'calculario:schemas',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(`.schema.json${QUERY}`)) return undefined;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      return { code: await validatorCode(file), moduleType: 'js' };
    },
  };
}
