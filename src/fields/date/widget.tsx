import type { WidgetProps } from '@rjsf/utils';
import { useRef } from 'react';
import { formatDate } from '../../calendar/format-date.ts';
import { parseDate } from '../../calendar/parse-date.ts';
import { Icon } from '../../ui/icon.tsx';
import { inFigures, type DrawnDate } from './kind.ts';
import type { FormParts } from '../drawing/form-parts.ts';
import { useControl } from '../drawing/widget-props.ts';
import { DATE_CLASS, frameClass } from '../../ui/control-frame.ts';

/** Replaces hyphens, dots or spaces after day and month by slashes; keeps ISO dates, which start with the year. */
function withOneSeparator(text: string): string {
  const iso = text.trimStart().replace(/^(\d{2})\/(\d{2})-/, '$1$2-');
  return /^\d{4}-/.test(iso) ? iso : text.trimStart().replaceAll(/(?<=^(?:\d+[\s./-]+)?\d+)[\s./-]+/g, '/');
}

/** Adds a slash after day and month while typing, but not while deleting. */
function withSlashes(previous: string, next: string): string {
  const typingForwards = next.length > previous.length && next.startsWith(previous);
  if (!typingForwards) return next;
  const text = withOneSeparator(next);
  return /^\d{2}(\/(0\d|1[0-2]))?$/.test(text) ? `${text}/` : text;
}

/** A date, typed as dd/mm/aaaa or chosen in the browser's calendar. */
export function DateInput(props: WidgetProps) {
  const { field, text, invalid, attributes, change } = useControl(props);
  const { minimum, maximum, today } = props.options as unknown as DrawnDate;
  const picker = useRef<HTMLInputElement>(null);
  const date = parseDate(text);
  const tidy = () => {
    const next = inFigures(text, today);
    if (next !== text) change(next);
  };
  const openPicker = () => {
    try {
      picker.current?.showPicker();
    } catch {
      // Focus the field instead: browsers without a picker, and cross-origin frames, still allow typing.
      picker.current?.focus();
    }
  };
  return (
    <div className={`${frameClass(invalid)} relative`}>
      <input
        {...attributes}
        className={DATE_CLASS}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder="dd/mm/aaaa"
        maxLength={30}
        value={text}
        onChange={(event) => change(withSlashes(text, event.target.value))}
        onBlur={tidy}
      />
      <input
        ref={picker}
        type="date"
        min={minimum}
        max={maximum}
        tabIndex={-1}
        aria-hidden="true"
        className="pointer-events-none absolute right-0 bottom-0 size-px opacity-0"
        value={date ?? ''}
        onChange={(event) => event.target.value && change(formatDate(event.target.value))}
      />
      <button
        type="button"
        className="ml-auto flex h-12 shrink-0 items-center px-3.5 text-muted hover:text-ink"
        aria-label={`Escolher ${field.title} no calendário`}
        onClick={openPicker}
      >
        <Icon name="calendar" />
      </button>
    </div>
  );
}

/** Parts by the names in `kind.draw`. */
export const parts: FormParts = { widgets: { date: DateInput } };
