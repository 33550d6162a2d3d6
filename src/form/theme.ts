/** Our theme for RJSF: what stands around the controls. */
import type { Templates } from '../fields/drawing/form-parts.ts';
import { FieldTemplate } from './templates/field-template.tsx';
import { ObjectTemplate } from './templates/object-template.tsx';

/** What RJSF asks for but our FieldTemplate already draws. */
function Nothing() {
  return null;
}

/** Layout around the controls; that of rows comes with their kind. */
export const templates: Templates = {
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  ArrayFieldItemButtonsTemplate: Nothing,
  DescriptionFieldTemplate: Nothing,
  FieldErrorTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  ErrorListTemplate: Nothing,
  TitleFieldTemplate: Nothing,
};
