import type { IsoDate } from '../../calendar/calendar.ts';
import type { CopyFacts } from '../list.ts';

/** What a page says that is drawn without a connection: of which day it is, and whether its tables may have ended. */
export function copySentence(
  { builtOn, tablesUntil }: CopyFacts,
  today: IsoDate,
  write: (day: IsoDate) => string,
): string {
  const copy = `Sem conexão: esta é a cópia do site de ${write(builtOn)}, com as tabelas da lei daquele dia.`;
  if (tablesUntil === undefined || today <= tablesUntil) return copy;
  return `${copy} Parte delas valia até ${write(tablesUntil)}: com conexão, confira se há novas.`;
}
