/** What all our forms ask of RJSF: to draw, and to judge nothing. */
import type { ErrorSchema, NameGeneratorFunction } from '@rjsf/utils';
import type { Problem } from '../engine/problem.ts';
import type { Templates } from '../fields/drawing/form-parts.ts';
import { acceptsEverything } from './accepts-everything.ts';

/** The controls' names: the field's own, inside rows the dotted path. */
const dottedName: NameGeneratorFunction = (path) => path.join('.');

/** Properties of RJSF's form that are the same for all. */
export const BASICS = {
  validator: acceptsEverything,
  nameGenerator: dottedName,
  showErrorList: false,
  noHtml5Validate: true,
} as const;

/** What RJSF asks for but our own frames around the controls already draw. */
function Nothing() {
  return null;
}

/** Templates that draw nothing. */
export const NO_TEMPLATES: Templates = {
  ArrayFieldItemButtonsTemplate: Nothing,
  DescriptionFieldTemplate: Nothing,
  FieldErrorTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  TitleFieldTemplate: Nothing,
};

/** Nested `{field: {__errors: […]}}` as RJSF wants it, from dotted paths. */
export function errorSchemaFrom(problems: readonly Problem[]): ErrorSchema {
  const root: Record<string, unknown> = {};
  for (const { field, message } of problems) {
    if (field === '') continue;
    let node = root;
    for (const key of field.split('.')) {
      node[key] ??= {};
      node = node[key] as Record<string, unknown>;
    }
    node['__errors'] = [message];
  }
  return root as ErrorSchema;
}
