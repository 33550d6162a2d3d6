import type { WidgetProps } from '@rjsf/utils';
import { formatForField } from '../../engine/format.ts';
import type { NumberField } from '../../engine/input-schema.ts';
import { parseNumber } from '../../engine/parse-number.ts';
import { controlFrom } from '../widget-props.ts';
import { AFFIX_CLASS, frameClass, INNER_CLASS } from '../../ui/control-frame.ts';

/**
 * A number as text: whatever is typed or pasted stays as it is, and is only tidied on leaving the field, so that
 * caret and focus never jump.
 */
export function NumberInput(props: WidgetProps) {
  const { id, name, field, text, invalid, describedBy, change } = controlFrom(props);
  const number = field as NumberField;
  const isMoney = number.format === 'money';
  const unit = number.unit ?? (number.format === 'percent' ? '%' : undefined);

  const tidy = () => {
    const value = parseNumber(text);
    if (value === undefined || Math.abs(value) > Number.MAX_SAFE_INTEGER) return;
    const tidied = formatForField(value, number.format);
    // Never round what was typed: more decimal places than the format shows stay as they are, and so does what is too
    // long for a number.
    if (tidied !== text && parseNumber(tidied) === value) change(tidied);
  };
  const flipSign = () => {
    const value = parseNumber(text);
    if (value !== undefined) change(formatForField(-value, number.format));
  };

  return (
    <div className={frameClass(invalid)}>
      {isMoney && (
        <span className={`${AFFIX_CLASS} pr-0`} aria-hidden="true">
          R$
        </span>
      )}
      <input
        id={id}
        name={name}
        className={INNER_CLASS}
        type="text"
        inputMode={number.type === 'integer' ? 'numeric' : 'decimal'}
        autoComplete="off"
        enterKeyHint="go"
        placeholder={number.placeholder ?? (isMoney ? '0,00' : undefined)}
        value={text}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => change(event.target.value)}
        onBlur={tidy}
      />
      {number.signed && (
        <button
          type="button"
          className="hidden h-12 shrink-0 px-4 text-lg text-muted pointer-coarse:block"
          aria-label={`Trocar o sinal de ${number.title}`}
          onClick={flipSign}
        >
          ±
        </button>
      )}
      {unit && (
        <span className={AFFIX_CLASS} aria-hidden="true">
          {unit}
        </span>
      )}
    </div>
  );
}
