import type { WidgetProps } from '@rjsf/utils';
import { use, useRef } from 'react';
import { formatForField } from '../../decimal/notation.ts';
import { parseNumber } from '../../decimal/parse-number.ts';
import { formContexts, valuesAround } from '../drawing/form-context.ts';
import type { FormParts } from '../drawing/form-parts.ts';
import { asExample } from '../drawing/placeholder.ts';
import { useControl } from '../drawing/widget-props.ts';
import { AFFIX_CLASS, frameClass, INNER_CLASS } from '../../ui/control-frame.ts';
import { formatOf, normalizedNumber, unitOf } from './kind.ts';
import type { NumberField } from '../../vocabulary/fields/number.ts';

/** A number as text. Tidies the text only when it loses the focus, so that the caret never jumps. */
export function NumberInput(props: WidgetProps) {
  const { field, text, invalid, attributes, change } = useControl(props);
  const number = field as NumberField;
  const { id, name, 'aria-describedby': describedBy } = attributes;
  /** Id of the unit, which screen readers announce with the field. */
  const unitId = `${id}__unidade`;
  // Subscribe to other values only if the unit varies, because that renders the field again with every keystroke.
  const around = number.unitBy ? valuesAround(use(formContexts.values), name) : {};
  const format = formatOf(number, around);
  const isMoney = format === 'money';
  const unit = isMoney ? undefined : unitOf(number, around);
  // Show the unit of money only if it could be a percentage, because money is always in reais.
  const showsUnit = unit !== undefined || (isMoney && number.unitBy !== undefined);

  // Keep the last typed text: visitors correct that letter by letter, but mostly replace a number that was already
  // there.
  const typed = useRef<string>(undefined);
  const type = (next: string) => {
    typed.current = next;
    change(next);
  };
  const isFocusing = useRef(false);
  const select = (input: HTMLInputElement) => {
    isFocusing.current = text !== '' && text !== typed.current;
    if (isFocusing.current) input.select();
  };

  const tidy = () => {
    const next = normalizedNumber(number, text, around);
    if (next !== text) type(next);
  };
  const flipSign = () => {
    const value = parseNumber(text);
    if (value !== undefined) type(formatForField(-value, format));
  };

  const input = (
    <div className={frameClass(invalid)}>
      {isMoney && (
        <span id={unitId} className={`${AFFIX_CLASS} pr-0`} aria-hidden="true">
          R$
        </span>
      )}
      <input
        {...attributes}
        className={number.signed ? `${INNER_CLASS} pointer-coarse:in-[[role=group]]:pr-0` : INNER_CLASS}
        type="text"
        inputMode={number.type === 'integer' ? 'numeric' : 'decimal'}
        autoComplete="off"
        enterKeyHint="go"
        placeholder={asExample(number.placeholder)}
        value={text}
        aria-describedby={showsUnit ? `${unitId} ${describedBy ?? ''}`.trim() : describedBy}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => select(event.target)}
        onMouseUp={(event) => {
          // Keep the selection, which the click that sets the focus would end.
          if (isFocusing.current) event.preventDefault();
          isFocusing.current = false;
        }}
        onBlur={tidy}
      />
      {number.signed && (
        <button
          type="button"
          // Make it narrow in a row, whose cells share a line of a phone.
          className="hidden h-12 shrink-0 px-4 text-lg text-muted in-[[role=group]]:pr-3 in-[[role=group]]:pl-1 pointer-coarse:block"
          aria-label={`Trocar o sinal de ${number.title}`}
          onClick={flipSign}
        >
          ±
        </button>
      )}
      {unit && (
        <span id={unitId} className={AFFIX_CLASS} aria-hidden="true">
          {unit}
        </span>
      )}
    </div>
  );
  const { offer } = number;
  if (!offer) return input;
  return (
    <div>
      {input}
      <button
        type="button"
        className="inline-flex min-h-11 items-center text-left text-sm font-medium text-brand underline-offset-4 hover:underline"
        onClick={() => type(formatForField(offer.value, format))}
      >
        {offer.text}
      </button>
    </div>
  );
}

/** Parts by the names in `kind.draw`. */
export const parts: FormParts = { widgets: { number: NumberInput } };
