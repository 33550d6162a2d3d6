/** What a kind of field adds to RJSF so that the form can draw it. */
import type { RegistryFieldsType, RegistryWidgetsType, TemplatesType } from '@rjsf/utils';

/** Layout around controls. */
export type Templates = Partial<Omit<TemplatesType, 'ButtonTemplates'>>;

/** The parts of one kind. */
export interface FormParts {
  /** Controls, by the names that `kind.draw` uses. */
  readonly widgets?: RegistryWidgetsType;
  /** RJSF's own handling of a type of data, beyond strings and objects. */
  readonly fields?: RegistryFieldsType;
  readonly templates?: Templates;
}
