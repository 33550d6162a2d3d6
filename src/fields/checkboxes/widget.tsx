import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import type { WidgetProps } from '@rjsf/utils';
import { TickBox } from '../../ui/tick-box.tsx';
import type { FormParts } from '../drawing/form-parts.ts';
import { useControl } from '../drawing/widget-props.ts';
import type { CheckboxesField } from '../../vocabulary/fields/checkboxes.ts';

/** A group of checkboxes. */
export function Boxes(props: WidgetProps) {
  const { field, value, change, attributes } = useControl(props);
  const { id, name } = attributes;
  const ticked: readonly unknown[] = Array.isArray(value) ? value : [];
  const { oneOf } = (field as CheckboxesField).items;
  return (
    <div className="grid gap-x-4 @md:grid-cols-2">
      {oneOf.map(({ const: option, title }, index) => (
        <TickBox
          key={option}
          id={index === 0 ? id : `${id}-${option}`}
          name={name}
          value={option}
          checked={ticked.includes(option)}
          onChange={(isTicked) =>
            change(isTicked ? [...ticked, option] : ticked.filter((other) => other !== option))
          }
        >
          <span>{title}</span>
        </TickBox>
      ))}
    </div>
  );
}

/** Parts by the names in `kind.draw`. */
export const parts: FormParts = { widgets: { boxes: Boxes }, fields: { ArrayField } };
