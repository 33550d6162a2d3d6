/** Options that all forms share: RJSF only draws, and validates nothing. */
import type { ErrorSchema, NameGeneratorFunction, ValidatorType } from '@rjsf/utils';
import type { Problem } from '../engine/problem.ts';

/** A validator for RJSF that accepts everything, because only `evaluate` validates inputs. */
export const acceptsEverything: ValidatorType = {
  isValid: () => true,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: undefined }),
};

/** Names of controls: the field's name, or the dotted path inside rows. */
const dottedName: NameGeneratorFunction = (path) => path.join('.');

/** Properties of RJSF's form that are the same for all forms. */
export const BASICS = {
  validator: acceptsEverything,
  nameGenerator: dottedName,
  showErrorList: false,
  noHtml5Validate: true,
} as const;

/** Converts dotted paths to RJSF's nested `{field: {__errors: […]}}`. */
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
