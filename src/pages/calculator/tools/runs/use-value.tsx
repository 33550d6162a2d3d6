import type { FormData } from '../../../../form/form-schema.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import type { InputValue } from './axis.ts';
import { withInput, write, type VariedInput } from './varying.ts';

interface UseValueProps {
  readonly input: VariedInput;
  readonly value: InputValue;
  /** Contents of the form, into which the value is filled. */
  readonly data: FormData;
  readonly onUse: (data: FormData) => void;
}

/** A button that fills a value into its input and calculates. */
export function UseValue({ input, value, data, onUse }: UseValueProps) {
  return (
    <Button variant="secondary" onClick={() => onUse(withInput(data, input, value))}>
      <Icon name="check" />
      Usar este valor<span className="sr-only"> ({write(value, input)})</span>
    </Button>
  );
}
