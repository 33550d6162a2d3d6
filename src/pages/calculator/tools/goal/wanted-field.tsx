import { useId, type Ref } from 'react';
import type { Formatting } from '../../../../quantity/formatting.ts';
import { AFFIX_CLASS, frameClass, INNER_CLASS } from '../../../../ui/control-frame.ts';
import { ProblemText } from '../../../../ui/problem-text.tsx';
import { parseNumber } from '../../../../decimal/parse-number.ts';
import { roundHalfAway } from '../../../../decimal/rounding.ts';
import { spokenNumber } from '../../../../decimal/spoken-number.ts';

/** Unit of the typed number, for results displayed in larger units. */
const COUNTED: Partial<Record<Formatting['format'], string>> = {
  yearsAndMonths: 'meses',
  weeksAndDays: 'dias',
};

function affixOf({ format, unit }: Formatting): string | undefined {
  return format === 'percent' ? `%${unit ? ` ${unit}` : ''}` : (unit ?? COUNTED[format]);
}

interface WantedFieldProps {
  readonly formatting: Formatting;
  readonly text: string;
  readonly refusal: string | undefined;
  readonly onChange: (text: string) => void;
  readonly ref: Ref<HTMLInputElement>;
}

/** A field for the target value of a result. */
export function WantedField({ formatting, text, refusal, onChange, ref }: WantedFieldProps) {
  const id = useId();
  const isMoney = formatting.format === 'money';
  const affix = isMoney ? undefined : affixOf(formatting);
  const isInvalid = refusal !== undefined;
  const describedBy = [...(affix ? [`${id}-unit`] : []), ...(isInvalid ? [`${id}-error`] : [])].join(' ');
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-medium">
        Valor desejado
      </label>
      <div className={frameClass(isInvalid)}>
        {isMoney && (
          <span className={`${AFFIX_CLASS} pr-0`} aria-hidden="true">
            R$
          </span>
        )}
        <input
          ref={ref}
          id={id}
          className={INNER_CLASS}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={isMoney ? '0,00' : undefined}
          value={text}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {affix && (
          <span id={`${id}-unit`} className={AFFIX_CLASS} aria-hidden="true">
            {affix}
          </span>
        )}
      </div>
      {isInvalid && <ProblemText id={`${id}-error`}>{refusal}</ProblemText>}
    </div>
  );
}

/** Amount beyond which a double no longer distinguishes cents. */
const LIMIT = 1e13;

/** A target value, or the message that refuses it. */
type WantedValue = { readonly value: number } | { readonly refusal: string };

/**
 * Parses a target value.
 *
 * @param places decimal places of the displayed result, which never has more.
 */
export function readWanted(text: string, places: number): WantedValue {
  if (text.trim() === '') return { refusal: 'Informe o valor desejado' };
  const value = spokenNumber(text) ?? parseNumber(text);
  if (value === undefined) return { refusal: 'Digite um número' };
  if (Math.abs(value) >= LIMIT) return { refusal: 'Digite um número menor' };
  if (roundHalfAway(value, places) === value) return { value };
  if (places === 0) return { refusal: 'Digite um número inteiro' };
  return { refusal: places === 1 ? 'Use só uma casa decimal' : `Use até ${places} casas decimais` };
}
