import { useId, type ComponentProps } from 'react';
import { Select } from '../../../../ui/select.tsx';

interface PickProps extends Pick<ComponentProps<typeof Select>, 'options' | 'value'> {
  readonly label: string;
  readonly onChange: (value: string) => void;
}

/** A labelled select box. */
export function Pick({ label, onChange, ...rest }: PickProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <Select id={id} {...rest} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
}
