import type { WidgetProps } from '@rjsf/utils';
import type { ChoiceField } from '../../vocabulary/fields/choice.ts';
import { Select } from '../../ui/select.tsx';
import type { FormParts } from '../drawing/form-parts.ts';
import { useControl, type Control } from '../drawing/widget-props.ts';

/** A native select; also used for numbers with suggested values. */
export function ChoiceSelect(props: WidgetProps) {
  const { field, text, attributes, change } = useControl(props);
  const options =
    'oneOf' in field
      ? field.oneOf
      : (props.options.enumOptions ?? []).map(({ value }) => ({
          const: String(value),
          title: String(value),
        }));
  const isListed = options.some(({ const: value }) => String(value) === text);
  return (
    <Select
      {...attributes}
      options={isListed ? options : [{ const: text, title: text || 'Selecione…' }, ...options]}
      value={text}
      onChange={(event) => change(event.target.value)}
    />
  );
}

interface OptionRadioProps {
  control: Control;
  value: string | number;
  isFirst: boolean;
  className: string;
}

/** The radio button of an option, inside the option's label; the first one has the field's id. */
function OptionRadio({ control, value, isFirst, className }: OptionRadioProps) {
  const { text, change } = control;
  const { id, name } = control.attributes;
  return (
    <input
      id={isFirst ? id : `${id}-${value}`}
      type="radio"
      name={name}
      value={value}
      checked={text === String(value)}
      className={className}
      onChange={() => change(String(value))}
    />
  );
}

/** A few options as cards with explanations. */
export function ChoiceCards(props: WidgetProps) {
  const control = useControl(props);
  const { oneOf } = control.field as ChoiceField;
  return (
    <div className="grid gap-2 @md:grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))]">
      {oneOf.map(({ const: value, title, description }, index) => (
        <label
          key={value}
          className="flex items-start gap-3 rounded-xl border border-field bg-surface px-3.5 py-2.5 sm:py-3 has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-brand"
        >
          <OptionRadio
            control={control}
            value={value}
            isFirst={index === 0}
            className="mt-1 size-4 shrink-0 accent-brand outline-none"
          />
          <span>
            <span className="block font-medium">{title}</span>
            {description && <span className="block text-sm text-muted">{description}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}

/** Modes of a calculator as tabs; radio buttons inside, so that arrow keys and forms work natively. */
export function ChoiceTabs(props: WidgetProps) {
  const control = useControl(props);
  const { oneOf } = control.field as ChoiceField;
  return (
    <div className="flex flex-wrap gap-1 rounded-xl border border-line bg-sunken p-1">
      {oneOf.map(({ const: value, title }, index) => (
        <label
          key={value}
          className="relative min-w-fit flex-1 rounded-lg border border-transparent px-4 py-2.5 text-center font-medium text-muted has-checked:border-brand has-checked:bg-surface has-checked:text-brand has-focus-visible:outline-3 has-focus-visible:outline-brand"
        >
          <OptionRadio
            control={control}
            value={value}
            isFirst={index === 0}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {title}
        </label>
      ))}
    </div>
  );
}

/** Parts by the names in `kind.draw`. */
export const parts: FormParts = {
  widgets: { choice: ChoiceSelect, cards: ChoiceCards, tabs: ChoiceTabs },
};
