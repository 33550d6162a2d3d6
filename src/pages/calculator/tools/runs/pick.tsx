import { useId } from 'react';
import { frameClass, INNER_CLASS } from '../../../../ui/control-frame.ts';
import { Icon } from '../../../../ui/icon.tsx';

interface PickProps {
  readonly label: string;
  readonly value: string;
  /** Options with their labels. */
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
}

/** A labelled select box. */
export function Pick({ label, value, options, onChange }: PickProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <div className={`${frameClass(false)} relative`}>
        <select
          id={id}
          className={`${INNER_CLASS} w-full appearance-none pr-11 text-ellipsis`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map(([option, name]) => (
            <option key={option} value={option} className="bg-surface text-ink">
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute right-3.5 text-muted" />
      </div>
    </div>
  );
}
