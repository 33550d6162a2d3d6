/**
 * RJSF's schema utilities for the schemas that `describeForm` writes: without references, conditions or alternatives.
 * Replaces RJSF's own module (see `build/plugins/rjsf-aliases.ts`); the general case is a fifth of its code.
 */
import type { RJSFSchema, SchemaUtilsType, ValidatorType } from '@rjsf/utils';

function isSelect(schema: RJSFSchema): boolean {
  return Array.isArray(schema.enum);
}

function isMultiSelect({ uniqueItems, items }: RJSFSchema): boolean {
  return Boolean(uniqueItems) && typeof items === 'object' && !Array.isArray(items) && isSelect(items);
}

/** Content of a new row: the defaults of its cells. Returns existing data unchanged. */
function withDefaults({ properties = {} }: RJSFSchema, data: unknown): unknown {
  if (data !== undefined) return data;
  const cells = Object.entries(properties).flatMap(([name, cell]) =>
    typeof cell === 'object' && cell.default !== undefined ? [[name, cell.default] as const] : [],
  );
  return Object.fromEntries(cells);
}

export default function createSchemaUtils(validator: ValidatorType, rootSchema: RJSFSchema): SchemaUtilsType {
  return {
    getRootSchema: () => rootSchema,
    getValidator: () => validator,
    doesSchemaUtilsDiffer: (otherValidator: ValidatorType, otherSchema: RJSFSchema) =>
      otherValidator !== validator || otherSchema !== rootSchema,
    findFieldInSchema: () => ({ field: undefined, isRequired: false }),
    findSelectedOptionInXxxOf: () => undefined,
    getDefaultFormState: withDefaults,
    getDisplayLabel: () => true,
    getClosestMatchingOption: () => 0,
    getFirstMatchingOption: () => 0,
    getFromSchema: (_schema: RJSFSchema, _path: unknown, fallback: unknown) => fallback,
    isFilesArray: () => false,
    isMultiSelect,
    isSelect,
    omitExtraData: (_schema: RJSFSchema, data: unknown) => data,
    retrieveSchema: (schema: RJSFSchema) => schema,
    sanitizeDataForNewSchema: (_next: unknown, _previous: unknown, data: unknown) => data,
    toPathSchema: () => ({}),
  } as unknown as SchemaUtilsType;
}
