import { frameClass } from '../../ui/control-frame.ts';
import { textOf, type FieldControl } from './field.ts';
import { Frame } from './frame.tsx';

/** A multi-line text field that grows with its content. */
export function LongText(control: FieldControl) {
  const { field, value, problem, change } = control;
  return (
    <Frame control={control}>
      {(links) => (
        <textarea
          {...links}
          rows={3}
          autoComplete={field.autocomplete}
          value={textOf(value)}
          className={`${frameClass(problem !== undefined)} field-sizing-content min-h-24 resize-y px-3.5 py-2.5 text-lg`}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </Frame>
  );
}
