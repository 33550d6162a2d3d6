/** Our theme for RJSF: what stands around the controls. */
import type { Templates } from '../fields/drawing/form-parts.ts';
import { NO_TEMPLATES } from './basics.ts';
import { FieldTemplate } from './templates/field-template.tsx';
import { ObjectTemplate } from './templates/object-template.tsx';

/** Layout around the controls; that of rows comes with their kind. */
export const templates: Templates = {
  ...NO_TEMPLATES,
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
};
