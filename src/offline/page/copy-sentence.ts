import type { IsoDate } from '../../calendar/calendar.ts';
import type { OfflineFacts } from '../facts.ts';

/** A page without a connection says of which day it is, and whether its tables may have ended since. */
export function copySentence(
  { builtOn, tablesUntil }: Pick<OfflineFacts, 'builtOn' | 'tablesUntil'>,
  today: IsoDate,
  write: (day: IsoDate) => string,
): string {
  const copy = `Sem conexão: esta é a cópia do site de ${write(builtOn)}, com as tabelas da lei daquele dia.`;
  if (tablesUntil === undefined || today <= tablesUntil) return copy;
  return `${copy} Parte delas valia até ${write(tablesUntil)}: com conexão, confira se há novas.`;
}
