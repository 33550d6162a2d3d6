/** Our theme for RJSF: what stands around the controls. */
import type { TemplatesType } from '@rjsf/utils';
import { FieldTemplate } from './templates/field-template.tsx';
import { ObjectTemplate } from './templates/object-template.tsx';

/** What RJSF asks for but our FieldTemplate already draws. */
function Nothing() {
  return null;
}

/** Layout around the controls; that of lists is in `lists.ts`. */
export const templates: Partial<Omit<TemplatesType, 'ButtonTemplates'>> = {
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  ArrayFieldItemButtonsTemplate: Nothing,
  DescriptionFieldTemplate: Nothing,
  FieldErrorTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  ErrorListTemplate: Nothing,
  TitleFieldTemplate: Nothing,
};
