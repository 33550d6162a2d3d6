/** What RJSF needs for lists. Only calculators with rows or groups of boxes have any, and their pages fill this in. */
import type { RegistryFieldsType, TemplatesType } from '@rjsf/utils';

/** Filled by `lists.ts`; empty on the pages of all other calculators. */
export const listParts: {
  fields: Partial<RegistryFieldsType>;
  templates: Partial<Omit<TemplatesType, 'ButtonTemplates'>>;
} = { fields: {}, templates: {} };
