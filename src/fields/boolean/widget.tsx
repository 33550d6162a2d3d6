import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import type { WidgetProps } from '@rjsf/utils';
import { BOX_LABEL } from '../../ui/control-frame.ts';
import type { FormParts } from '../drawing/form-parts.ts';
import { useControl } from '../drawing/widget-props.ts';

/** A single yes/no box. */
export function Box(props: WidgetProps) {
  const { id, name, field, value, invalid, describedBy, change } = useControl(props);
  return (
    <label className={BOX_LABEL} htmlFor={id}>
      <input
        id={id}
        name={name}
        type="checkbox"
        value="true"
        checked={value === true}
        className="size-5 shrink-0 accent-brand outline-none"
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => change(event.target.checked)}
      />
      <span className="font-medium">{field.title}</span>
    </label>
  );
}

/** Parts by the names in `kind.draw`. */
export const parts: FormParts = { widgets: { box: Box }, fields: { BooleanField } };
