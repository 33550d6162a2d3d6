import type { ComponentProps } from 'react';
import { frameClass, INNER_CLASS } from './control-frame.ts';
import { Icon } from './icon.tsx';

interface SelectProps extends Omit<ComponentProps<'select'>, 'children' | 'className'> {
  readonly options: readonly { readonly const: string | number; readonly title: string }[];
}

/** A native select with the look of the other controls. */
export function Select({ options, ...rest }: SelectProps) {
  return (
    <div className={`${frameClass(rest['aria-invalid'] === true)} relative`}>
      <select {...rest} className={`${INNER_CLASS} w-full appearance-none pr-11 text-ellipsis`}>
        {options.map(({ const: value, title }) => (
          <option key={value} value={value} className="bg-surface text-ink">
            {title}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute right-3.5 text-muted" />
    </div>
  );
}
