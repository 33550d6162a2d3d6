import { Select } from '../../ui/select.tsx';
import { textOf, type FieldControl } from './field.ts';
import { Frame } from './frame.tsx';

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
