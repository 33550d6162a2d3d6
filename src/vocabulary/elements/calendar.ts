import { element, type KnownResults } from '../element.ts';
import type { PartOf } from '../shape.ts';
import { name, text, whole } from '../words.ts';

const cell = (description: string) => name('cell', description);

/** The days of a period, month by month: weekdays, weekends and days off. */
export const shape = element(
  'calendar',
  {
    title: 'Calendário',
    description:
      'Os dias de um período, mês a mês: dias úteis, fins de semana e os dias de folga de uma lista. Um período longo ' +
      'mostra os primeiros meses e o resto a pedido.',
    examples: [
      {
        kind: 'calendar',
        title: 'Os dias contados',
        from: 'primeiroDia',
        to: 'ultimoDia',
        rows: 'feriados',
        date: 'data',
        label: 'nome',
      },
    ],
  },
  {
    title: text('Título do elemento.'),
    from: name('value', 'O primeiro dia.'),
    to: name('value', 'O último dia.'),
    rows: name('rows', 'As linhas do resultado com os dias de folga.'),
    date: cell('O dia da linha.'),
    label: cell('O nome do dia da linha.'),
    first: whole(1, 12, 'Quantos meses aparecem antes de pedir os demais (4 se faltar).'),
  },
  ['title', 'from', 'to', 'rows', 'date', 'label'],
);

/** Requires the days of the calendar. */
export function complaints({ from, to, rows, date }: PartOf<typeof shape>, known: KnownResults) {
  return [from, to, `${rows}.*.${date}`]
    .filter((path) => known.about(path)?.format !== 'date')
    .map((path) => ({
      problem: `"${path}" não foi declarado como data`,
      remedy: "declare-o com result.date('Rótulo', …), ou column.date('Rótulo') nas linhas",
    }));
}
