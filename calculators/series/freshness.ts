/** Names the last month of a page's series, and warns when a newer month has been published. */
import { formatMonth, monthInWords, monthLater } from '../../src/calendar/month.ts';
import type { MonthlySeries } from './monthly-series.ts';
import { enumerate } from '../../src/text/enumerate.ts';

/** The last month of a series in a few words: 'IPCA até 09/2026'. */
export function knownUntil({ name, last }: Pick<MonthlySeries, 'name' | 'last'>): string {
  return `${name} até ${formatMonth(last)}`;
}

/** The same for several series, grouped by last month: 'IPCA e INPC até 09/2026; Selic até 10/2026'. */
export function allKnownUntil(series: readonly Pick<MonthlySeries, 'name' | 'last'>[]): string {
  const months = [...new Set(series.map(({ last }) => last))];
  return months
    .map((last) => {
      const names = series.filter((each) => each.last === last).map(({ name }) => name);
      return knownUntil({ name: enumerate(names), last });
    })
    .join('; ');
}

/**
 * The element of a layout that names the last month of a series.
 *
 * @param when expression that is true if the result uses the series.
 */
export function seriesNotice(series: MonthlySeries, when: string) {
  return {
    kind: 'notice',
    tone: 'info',
    when,
    text: `${series.name} até ${monthInWords(series.last)}, o último mês que esta página tem.`,
  } as const;
}

/**
 * Warning rule for an answer that reaches the end of a series although a newer month has been published. Fills in no
 * figure.
 *
 * @param field the field that sets the end.
 * @param reaches expression that is true if the answer uses the last month of the series.
 */
export function lateSeriesWarning<Field extends string>(
  series: MonthlySeries,
  field: Field,
  reaches: string,
) {
  const next = monthLater(series.last, 1);
  const published = series.called.startsWith('A ') ? 'publicada' : 'publicado';
  return {
    field,
    warn: `today > "${series.outBy(next)}" and ${reaches}`,
    message: `${series.called} de ${formatMonth(next)} já foi ${published} e ainda não está nesta página: a conta vai até ${formatMonth(series.last)}`,
  };
}
