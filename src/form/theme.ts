/** Our theme for RJSF: what stands around the controls. */
import type { Templates } from '../fields/drawing/form-parts.ts';
import { FieldTemplate } from './templates/field-template.tsx';
import { ObjectTemplate } from './templates/object-template.tsx';

/**
 * Layout around the controls; that of rows comes with their kind. What else RJSF makes, such as helps and titles, no
 * template of ours places.
 */
export const templates: Templates = {
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
};
