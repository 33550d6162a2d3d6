import type { WidgetProps } from '@rjsf/utils';
import type { CheckboxesField } from '../../engine/input-schema.ts';
import { controlFrom } from '../widget-props.ts';

const BOX_LABEL =
  'flex min-h-11 items-center gap-3 rounded-lg px-1 has-focus-visible:outline-3 has-focus-visible:outline-brand';

/** A single yes/no box. */
export function Box(props: WidgetProps) {
  const { id, name, field, value, invalid, describedBy, change } = controlFrom(props);
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

/** A group of boxes of which any number may be ticked. */
export function Boxes(props: WidgetProps) {
  const { id, name, field, value, change } = controlFrom(props);
  const ticked: readonly unknown[] = Array.isArray(value) ? value : [];
  const { oneOf } = (field as CheckboxesField).items;
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
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
