import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import type { WidgetProps } from '@rjsf/utils';
import { BOX_LABEL } from '../../ui/control-frame.ts';
import type { FormParts } from '../drawing/form-parts.ts';
import { useControl } from '../drawing/widget-props.ts';
import type { CheckboxesField } from '../../vocabulary/fields/checkboxes.ts';

/** A group of checkboxes. */
export function Boxes(props: WidgetProps) {
  const { id, name, field, value, change } = useControl(props);
  const ticked: readonly unknown[] = Array.isArray(value) ? value : [];
  const { oneOf } = (field as CheckboxesField).items;
  return (
    <div className="grid gap-x-4 @md:grid-cols-2">
      {oneOf.map(({ const: option, title }, index) => (
        <label key={option} className={BOX_LABEL}>
          <input
            id={index === 0 ? id : `${id}-${option}`}
            name={name}
            type="checkbox"
            value={option}
            checked={ticked.includes(option)}
            className="size-5 shrink-0 accent-brand outline-none"
            onChange={(event) =>
              change(event.target.checked ? [...ticked, option] : ticked.filter((other) => other !== option))
            }
          />
          <span>{title}</span>
        </label>
      ))}
    </div>
  );
}

/** Parts by the names in `kind.draw`. */
export const parts: FormParts = { widgets: { boxes: Boxes }, fields: { ArrayField } };
