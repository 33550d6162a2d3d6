/** Components that a kind of field adds to RJSF. */
import type { RegistryFieldsType, RegistryWidgetsType, TemplatesType } from '@rjsf/utils';

/** Layout around controls. */
export type Templates = Partial<Omit<TemplatesType, 'ButtonTemplates'>>;

export interface FormParts {
  /** Controls by the names in `kind.draw`. */
  readonly widgets?: RegistryWidgetsType;
  /** RJSF components for types of data other than strings and objects. */
  readonly fields?: RegistryFieldsType;
  readonly templates?: Templates;
}
