import { INNER_CLASS, frameClass } from '../../../ui/control-frame.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { TextField } from '../model/post-form.ts';
import { fieldSchema } from '../model/post-schema.ts';
import type { FormProps } from './form-props.ts';
import { Field } from './field.tsx';

interface SchemaFieldProps extends FormProps {
  readonly name: TextField | 'category';
  readonly required?: boolean;
  readonly note?: string | undefined;
}

const TYPES: Readonly<Record<string, 'text' | 'number' | 'date'>> = { integer: 'number', date: 'date' };

/** The usual control of a field, by what the schema says: choice, number, date, or one or more lines of text. */
export function SchemaField({ name, form, problems, onChange, required = false, note }: SchemaFieldProps) {
  const { type, widget = type, oneOf, minimum, maximum } = fieldSchema(name);
  const problem = problems[name];
  const frame = frameClass(problem !== undefined);
  return (
    <Field name={name} problem={problem} required={required} note={note}>
      {(control) => {
        const shared = {
          ...control,
          'aria-required': required || undefined,
          value: form[name],
          onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
        };
        if (oneOf) {
          return (
            <div className={`${frame} relative`}>
              <select {...shared} className={`${INNER_CLASS} w-full appearance-none pr-11`}>
                {oneOf.map(({ const: value, title }) => (
                  <option key={value} value={value} className="bg-surface text-ink">
                    {title}
                  </option>
                ))}
              </select>
              <Icon name="chevron-down" className="pointer-events-none absolute right-3.5 text-muted" />
            </div>
          );
        }
        if (widget === 'textarea') {
          return (
            <textarea
              {...shared}
              rows={3}
              className={`${frame} field-sizing-content min-h-24 resize-y px-3.5 py-2.5 text-lg`}
            />
          );
        }
        return (
          <div className={frame}>
            <input
              {...shared}
              type={TYPES[widget] ?? 'text'}
              inputMode={widget === 'link' ? 'url' : undefined}
              autoComplete="off"
              min={minimum}
              max={maximum}
              step={type === 'integer' ? 1 : undefined}
              className={INNER_CLASS}
            />
          </div>
        );
      }}
    </Field>
  );
}
