/** When the law behind a calculator holds, and when it was last checked. */
import { formatDate } from '../calendar/format-date.ts';
import type { Definition, Source } from './definition.ts';

/** "tabela do INSS, vale de 01/01/2026 a 31/12/2026" */
export function validityOf({ name, validFrom, validTo }: NonNullable<Source['table']>): string {
  const from = formatDate(validFrom);
  return `tabela ${name}, vale ${validTo === undefined ? `desde ${from}` : `de ${from} a ${formatDate(validTo)}`}`;
}

/** The day on which the sources of a calculator were last compared with it; `undefined` for one without sources. */
export function updatedOn({ sources }: Pick<Definition, 'sources'>): string | undefined {
  return sources
    .map(({ checkedOn }) => checkedOn)
    .toSorted()
    .at(-1);
}
