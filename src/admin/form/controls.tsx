/** The common controls of the administrative area's forms. */
import type { InputHTMLAttributes, ReactNode } from 'react';
import { frameClass, INNER_CLASS } from '../../ui/control-frame.ts';
import { Select } from '../../ui/select.tsx';
import { textOf, type FieldControl } from './field.ts';
import { Frame } from './frame.tsx';

type InputAttributes = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'>;

/** Attributes of the input for each widget that is not plain text. */
const INPUTS: Readonly<Record<string, InputAttributes>> = {
  email: { type: 'email', inputMode: 'email' },
  url: { type: 'url' },
  link: { inputMode: 'url' },
  integer: { type: 'number', step: 1 },
};

interface TextInputProps extends FieldControl {
  /** Next to the label. */
  readonly labelEnd?: ReactNode;
  readonly note?: ReactNode;
  /** Inside the frame, before and after the text. */
  readonly leading?: ReactNode;
  readonly trailing?: ReactNode;
  readonly input?: InputHTMLAttributes<HTMLInputElement>;
}

/** A line of text or a number, in the browser's native control. */
export function TextInput({ labelEnd, note, leading, trailing, input, ...control }: TextInputProps) {
  const { field, value, problem, change } = control;
  const { widget, autocomplete = 'off', placeholder, minimum, maximum, minLength = 0, readOnly } = field;
  return (
    <Frame control={control} labelEnd={labelEnd} note={note}>
      {(links) => (
        <div className={frameClass(problem !== undefined)}>
          {leading}
          <input
            type="text"
            {...INPUTS[widget]}
            {...links}
            autoComplete={autocomplete}
            placeholder={placeholder}
            min={minimum}
            max={maximum}
            minLength={minLength > 1 ? minLength : undefined}
            readOnly={readOnly}
            value={textOf(value)}
            className={INNER_CLASS}
            onChange={(event) => change(event.target.value)}
            {...input}
          />
          {trailing}
        </div>
      )}
    </Frame>
  );
}

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
