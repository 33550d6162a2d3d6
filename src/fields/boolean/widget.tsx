import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import type { WidgetProps } from '@rjsf/utils';
import { TickBox } from '../../ui/tick-box.tsx';
import type { FormParts } from '../drawing/form-parts.ts';
import { useControl } from '../drawing/widget-props.ts';

/** A single yes/no box. */
export function Box(props: WidgetProps) {
  const { id, name, field, value, invalid, describedBy, change } = useControl(props);
  return (
    <TickBox
      id={id}
      name={name}
      value="true"
      checked={value === true}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={change}
    >
      <span className="font-medium">{field.title}</span>
    </TickBox>
  );
}

/** Parts by the names in `kind.draw`. */
export const parts: FormParts = { widgets: { box: Box }, fields: { BooleanField } };
