/** Additions of a kind of field to RJSF, which let the form draw it. */
import type { RegistryFieldsType, RegistryWidgetsType, TemplatesType } from '@rjsf/utils';

/** Layout around controls. */
export type Templates = Partial<Omit<TemplatesType, 'ButtonTemplates'>>;

export interface FormParts {
  /** Controls, keyed by the names in `kind.draw`. */
  readonly widgets?: RegistryWidgetsType;
  /** RJSF's own handling of a type of data, beyond strings and objects. */
  readonly fields?: RegistryFieldsType;
  readonly templates?: Templates;
}
