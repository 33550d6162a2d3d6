import type { SelectHTMLAttributes } from 'react';
import { frameClass, INNER_CLASS } from '../../ui/control-frame.ts';
import { Icon } from '../../ui/icon.tsx';
import { textOf, type FieldControl } from './field.ts';
import { Frame } from './frame.tsx';

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly options: readonly { readonly const: string; readonly title: string }[];
}

/** A native select with the look of the other controls. */
export function Select({ options, ...rest }: SelectProps) {
  return (
    <div className={`${frameClass(rest['aria-invalid'] === true)} relative`}>
      <select {...rest} className={`${INNER_CLASS} w-full appearance-none pr-11`}>
        {options.map((option) => (
          <option key={option.const} value={option.const} className="bg-surface text-ink">
            {option.title}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute right-3.5 text-muted" />
    </div>
  );
}

/** A field with a few options, as a native select. */
export function Choice(control: FieldControl) {
  const { field, value, change } = control;
  return (
    <Frame control={control}>
      {(links) => (
        <Select
          {...links}
          options={field.oneOf ?? []}
          value={textOf(value)}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </Frame>
  );
}
