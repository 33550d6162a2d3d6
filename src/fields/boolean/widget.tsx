import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import type { WidgetProps } from '@rjsf/utils';
import { TickBox } from '../../ui/tick-box.tsx';
import type { FormParts } from '../drawing/form-parts.ts';
import { useControl } from '../drawing/widget-props.ts';

/** A single yes/no box. */
export function Box(props: WidgetProps) {
  const { field, value, attributes, change } = useControl(props);
  return (
    <TickBox {...attributes} value="true" checked={value === true} onChange={change}>
      <span className="font-medium">{field.title}</span>
    </TickBox>
  );
}

/** Parts by the names in `kind.draw`. */
export const parts: FormParts = { widgets: { box: Box }, fields: { BooleanField } };
