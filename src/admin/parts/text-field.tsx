import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { frameClass, INNER_CLASS } from '../../ui/control-frame.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

interface TextFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  /** A control inside the frame, after the text. */
  readonly trailing?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A single-line text field. */
export function TextField({ id, label, help, error, trailing, ...input }: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      {(links) => (
        <div className={frameClass(Boolean(error))}>
          <input type="text" {...input} {...links} className={INNER_CLASS} />
          {trailing}
        </div>
      )}
    </FieldFrame>
  );
}

type TextAreaProps = FieldTexts & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'>;

/** A multi-line text field. */
export function TextArea({ id, label, help, error, ...area }: TextAreaProps) {
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      {(links) => (
        <div className={frameClass(Boolean(error))}>
          <textarea
            rows={2}
            {...area}
            {...links}
            className="w-full bg-transparent px-3.5 py-2.5 text-lg text-ink outline-none placeholder:text-muted"
          />
        </div>
      )}
    </FieldFrame>
  );
}
