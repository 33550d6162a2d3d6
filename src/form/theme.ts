/** Our theme for RJSF: what stands around the controls. */
import type { TemplatesType } from '@rjsf/utils';
import { RowsTemplate, RowTemplate } from '../fields/rows/widget.tsx';
import { FieldTemplate } from './templates/field-template.tsx';
import { ObjectTemplate } from './templates/object-template.tsx';
/** What RJSF asks for but our FieldTemplate already draws. */
function Nothing() {
  return null;
}

/** Layout around the controls. */
export const templates: Partial<Omit<TemplatesType, 'ButtonTemplates'>> = {
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  ArrayFieldTemplate: RowsTemplate,
  ArrayFieldItemTemplate: RowTemplate,
  ArrayFieldItemButtonsTemplate: Nothing,
  DescriptionFieldTemplate: Nothing,
  FieldErrorTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  ErrorListTemplate: Nothing,
  TitleFieldTemplate: Nothing,
};
