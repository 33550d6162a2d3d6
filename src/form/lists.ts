/** Rows and groups of boxes in forms: a fifth of RJSF, which the build loads only where a calculator has them. */
import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import { RowsTemplate, RowTemplate } from '../fields/rows/widget.tsx';
import { listParts } from './list-parts.ts';

listParts.fields = { ArrayField };
listParts.templates = { ArrayFieldTemplate: RowsTemplate, ArrayFieldItemTemplate: RowTemplate };
