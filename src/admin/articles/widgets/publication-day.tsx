import { use } from 'react';
import { formatDate } from '../../../calendar/format-date.ts';
import { textOf, type FieldControl } from '../../form/field.ts';
import { TextInput } from '../../form/text-input.tsx';
import { isScheduledFor } from '../model/publication.ts';
import { ArticleFacts } from './facts.ts';

/** When visitors will see the article. */
function publicationNote(day: string, today: string): string | undefined {
  if (day === '') return undefined;
  return isScheduledFor(day, today)
    ? `Agendado: o artigo só aparece no site a partir de ${formatDate(day)}, à meia-noite de Brasília.`
    : `Publicado assim que for salvo, com a data de ${formatDate(day)}.`;
}

/** The day of publication, and what it means. */
export function PublicationDay(control: FieldControl) {
  const { today } = use(ArticleFacts);
  return <TextInput {...control} note={publicationNote(textOf(control.value), today)} />;
}
