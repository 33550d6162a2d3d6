import { addDays } from '../../calendar/calendar.ts';
import { formatDate } from '../../calendar/format-date.ts';
import { faultIf, type Fault } from '../../vocabulary/fault.ts';
import { parseDate } from '../../calendar/parse-date.ts';
import { NOTHING, type FieldSchema, type Place } from '../schema.ts';
import { limitsOf } from './kind.ts';
import type { DateField } from '../../vocabulary/fields/date.ts';

/** Arbitrary day, to call functions of the day. */
const SOME_DAY = '2026-11-20';

/** A day that does not exist. */
const NO_DAY = '31/02/2026';

/** Limits in words, because JSON Schema has no standard keywords for them. */
function limitsInWords(field: DateField, today: string): string | undefined {
  const { minimum, maximum } = limitsOf(field, today);
  const from = minimum === undefined ? '' : `a partir de ${formatDate(minimum)}`;
  const to = maximum === undefined ? '' : `até ${formatDate(maximum)}`;
  return from || to ? `Aceita dias ${[from, to].filter(Boolean).join(' e ')}.` : undefined;
}

function dayFaults(field: DateField, { place }: Place): Fault[] {
  const { minimum, maximum } = limitsOf(field, SOME_DAY);
  const start = field.defaultOn?.(SOME_DAY) ?? field.default;
  const days = { minimum, maximum, default: start };
  const isBefore = (day = '', other = '') => day !== '' && other !== '' && day < other;
  return [
    ...(['minimum', 'maximum', 'default'] as const).flatMap((name) => [
      ...faultIf(
        name in field && `${name}On` in field,
        place,
        `o campo tem ${name} e ${name}On`,
        'deixe só um dos dois',
      ),
      ...faultIf(
        days[name] !== undefined && parseDate(days[name]) !== days[name],
        `${place}.${name in field ? name : `${name}On`}`,
        `"${days[name]}" não é um dia do calendário`,
        'escreva AAAA-MM-DD',
      ),
    ]),
    ...faultIf(isBefore(maximum, minimum), place, 'o último dia vem antes do primeiro', 'corrija os limites'),
    ...faultIf(
      isBefore(start, minimum) || isBefore(maximum, start),
      `${place}.default`,
      'o valor padrão está fora dos limites',
      'corrija o default ou o limite',
    ),
  ];
}

/** Refusals of a date. Parsing checks the limits, because they may depend on the day, unlike a compiled schema. */
export const schema: FieldSchema<DateField> = {
  validation: ({ type }) => ({ type }),
  published(field, _, today) {
    const limits = limitsInWords(field, today);
    const description = [field.description, limits].filter((each) => each !== undefined).join(' ');
    return { type: field.type, format: field.format, ...(description === '' ? {} : { description }) };
  },
  refusing: (field) => [
    'format',
    ...('minimum' in field || 'minimumOn' in field ? (['minimum'] as const) : []),
    ...('maximum' in field || 'maximumOn' in field ? (['maximum'] as const) : []),
  ],
  refused(field, keyword, { today }) {
    const { minimum, maximum } = limitsOf(field, today);
    switch (keyword) {
      case 'required':
        return NOTHING;
      case 'minimum':
        return minimum === undefined ? undefined : addDays(minimum, -1);
      case 'maximum':
        return maximum === undefined ? undefined : addDays(maximum, 1);
      default:
        return NO_DAY;
    }
  },
  faults: dayFaults,
};
