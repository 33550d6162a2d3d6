import { formatDate } from '../../../../calendar/format-date.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { saveFile } from '../../../../ui/save-file.ts';
import { sharedAddress } from '../shared-address.ts';
import type { ToolProps } from '../tool.ts';
import { calendarFile } from './calendar-file.ts';
import { comingDates } from '../coming-dates.ts';

/** Maximum number of dates in the panel; the file contains all. */
const MAX_SHOWN = 6;

/** Offers the dates of the result as a calendar file. */
export default function CalendarPanel({ calculator, success, elements, today }: ToolProps) {
  const dates = comingDates(elements, today);
  const { name, id } = calculator.definition;
  const save = () => {
    const contents = calendarFile(dates, {
      name,
      address: sharedAddress(success.data, calculator.definition.inputs, today),
    });
    saveFile(
      `${id.split('/')[1] ?? 'datas'}.ics`,
      new Blob([contents], { type: 'text/calendar;charset=utf-8' }),
    );
  };
  return (
    <div className="grid gap-3">
      <p>
        O arquivo leva estas datas para a agenda do celular, do Google, do Outlook ou da Apple, com um
        lembrete na véspera:
      </p>
      <ul>
        {dates.slice(0, MAX_SHOWN).map(({ date, label, details }) => (
          <li key={`${date} ${label} ${details}`}>
            <strong>{formatDate(date)}</strong> · {label}
          </li>
        ))}
        {dates.length > MAX_SHOWN && <li className="text-muted">e mais {dates.length - MAX_SHOWN}</li>}
      </ul>
      <Button variant="secondary" className="justify-self-start" onClick={save}>
        <Icon name="download" />
        Baixar arquivo da agenda (.ics)
      </Button>
    </div>
  );
}
