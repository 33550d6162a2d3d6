import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { usePrinting } from '../../../ui/use-printing.ts';
import { TitledFigure } from '../../charts/titled-figure.tsx';
import { inWords, leafOf, monthsIn, type CalendarMonth, type DayKind } from './months.ts';
import type { ShownCalendar } from './resolve.ts';

/** Number of months that each click on the button adds. */
const MORE = 12;
/** Maximum number of printed months, even of those hidden on screen: about two pages. */
const MAX_PRINTED = 24;

/** Looks of days, which differ in fill, weight and border, never in colour alone. */
const LOOKS: Readonly<Record<DayKind, string>> = {
  business: 'forced-color-adjust-none bg-accent-soft font-semibold text-accent',
  weekend: 'bg-sunken outline -outline-offset-1 outline-line',
  off: 'font-bold outline-2 -outline-offset-2 outline-accent-bright',
  outside: 'text-muted forced-colors:text-[GrayText]',
};

const LEGEND = [
  ['business', 'Dia útil'],
  ['weekend', 'Fim de semana'],
  ['off', 'Feriado ou folga'],
] as const;

/** Grid column of a month's first day, by the number of weekdays before it. */
const STARTS = [
  'col-start-1',
  'col-start-2',
  'col-start-3',
  'col-start-4',
  'col-start-5',
  'col-start-6',
  'col-start-7',
] as const;

const WEEKDAYS = [
  ['dom', 'D'],
  ['seg', 'S'],
  ['ter', 'T'],
  ['qua', 'Q'],
  ['qui', 'Q'],
  ['sex', 'S'],
  ['sab', 'S'],
] as const;

/** Label of the button that shows more of the hidden months. */
function moreLabel(hidden: number): string {
  if (hidden > MORE) return `Ver mais ${MORE} meses`;
  return hidden === 1 ? 'Ver o outro mês' : `Ver os outros ${hidden} meses`;
}

/** Calendar pages of a period; a long one shows its first months, and more on demand. */
export function View(calendar: ShownCalendar) {
  const { title, first, daysOff } = calendar;
  const [shown, setShown] = useState(first);
  const isPrinting = usePrinting();
  const months = monthsIn(calendar);
  if (months.length === 0) return null;
  const drawn = months.slice(0, isPrinting ? Math.max(shown, MAX_PRINTED) : shown);
  const left = months.length - drawn.length;
  return (
    <TitledFigure title={title}>
      <ul className="my-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {LEGEND.filter(([kind]) => kind !== 'off' || daysOff.size > 0).map(([kind, label]) => (
          <li key={kind} className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className={`size-4 shrink-0 rounded-md [print-color-adjust:exact] ${LOOKS[kind]}`}
            />
            {label}
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-x-6 gap-y-4">
        {drawn.map((month) => (
          <Leaf key={month} month={leafOf(month, calendar)} />
        ))}
      </div>
      {left > 0 && (
        <p className="mt-2 hidden text-sm print:block">
          {`Aqui estão ${drawn.length} dos ${months.length} meses. Os outros aparecem no botão abaixo deles, antes de imprimir.`}
        </p>
      )}
      {left > 0 && (
        <Button variant="secondary" className="no-print mt-3" onClick={() => setShown(shown + MORE)}>
          <Icon name="chevron-down" />
          {moreLabel(left)}
        </Button>
      )}
    </TitledFigure>
  );
}

function Leaf({ month }: { readonly month: CalendarMonth }) {
  const { title, before, days } = month;
  return (
    <div role="img" aria-label={inWords(month)} className="break-inside-avoid text-sm">
      <p className="mb-1 font-medium first-letter:uppercase">{title}</p>
      <div className="grid grid-cols-7 gap-0.5 text-center text-[min(0.875rem,6vw)] tabular-nums">
        {WEEKDAYS.map(([name, letter]) => (
          <span key={name} className="text-xs text-muted">
            {letter}
          </span>
        ))}
        {days.map(({ day, kind, name }) => (
          <span
            key={day}
            title={name}
            className={`rounded-md py-1 [print-color-adjust:exact] ${LOOKS[kind]} ${day === 1 ? (STARTS[before] ?? '') : ''}`}
          >
            {day}
          </span>
        ))}
      </div>
    </div>
  );
}
