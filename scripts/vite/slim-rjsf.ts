/**
 * Excludes from the client bundle the parts of RJSF that our forms never use: its default theme, its Markdown
 * renderer and its schema merging (half of its size). `src/form` provides the theme; descriptions are plain
 * text.
 */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { uncopied } from './own-ids.ts';
import { fieldWithoutUnreached } from './slim-rjsf-fields.ts';
import { withoutUnreached } from './slim-rjsf-form.ts';

/** Modules of RJSF replaced by smaller ones of ours, by the suffix of the import specifier. */
const REPLACED: Readonly<Record<string, string>> = {
  '/getDefaultRegistry.js': fileURLToPath(new URL('../../src/form/slim-registry.ts', import.meta.url)),
  '/createSchemaUtils.js': fileURLToPath(new URL('../../src/form/slim-schema-utils.ts', import.meta.url)),
  '/deepEquals.js': fileURLToPath(new URL('../../src/form/slim-deep-equals.ts', import.meta.url)),
};
/**
 * Modules imported only by unused features of RJSF, by the suffix of the import specifier, and their stubs.
 */
const STUBS: Readonly<Record<string, string>> = {
  'markdown-to-jsx/react': 'export const Markdown = () => null;',
  'fast-uri': 'export default {};',
  // No references, no conditions, and every control is a function that the theme names.
  '/resolveUiSchema.js': 'export default (schema, uiSchema) => uiSchema || {};',
  '/schemaHasNestedConditional.js': 'export default () => false;',
  '/omitExtraData.js':
    'export default (validator, schema, root, data) => data;' +
    'export const getUsedFormData = (data) => data;' +
    'export const getFieldNames = () => [];' +
    'export const isValueEmpty = () => false;',
  '/getWidget.js': 'export default (schema, name, widgets) => widgets[name];',
  // Our controls take their options from the field itself; only the years of a table come as a list of values.
  '/optionsList.js':
    'export default ({ enum: values }) => values?.map((value) => ({ value, label: String(value) }));',
  // No part of our forms is added by a button of RJSF's.
  '/shouldRenderOptionalField.js': 'export default () => false;',
  // Its own texts, in English, are never shown: what an author gets wrong stops the build.
  '/enums.js': 'export const TranslatableString = {};',
  '/englishStringTranslator.js': "export default () => '';",
};

/** The plugin; in dev RJSF is complete, with the same theme. */
export function slimRjsf(): Plugin {
  return {
    name: 'calculario:slim-rjsf',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer?.includes('@rjsf')) return undefined;
      const replaced = Object.keys(REPLACED).find((name) => source.endsWith(name));
      if (replaced !== undefined) return REPLACED[replaced];
      const stub = Object.keys(STUBS).find((name) => source.endsWith(name));
      return stub === undefined ? undefined : `\0slim-rjsf:${stub}`;
    },
    load(id) {
      return id.startsWith('\0slim-rjsf:') ? STUBS[uncopied(id).slice('\0slim-rjsf:'.length)] : undefined;
    },
    transform: {
      filter: {
        id: /\/@rjsf\/core\/lib\/components\/(?:Form|fields\/(?:Array|Object|Schema)Field)\.js(?:\?|$)/,
      },
      handler(code, id) {
        const name = basename(uncopied(id), '.js');
        const slim = name === 'Form' ? withoutUnreached(code) : fieldWithoutUnreached(name, code);
        return { code: slim, map: null };
      },
    },
  };
}
