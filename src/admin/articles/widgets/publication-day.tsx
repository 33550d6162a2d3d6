import { use } from 'react';
import { frameClass, INNER_CLASS } from '../../../ui/control-frame.ts';
import { textOf, type FieldControl } from '../../form/field.ts';
import { Frame } from '../../form/frame.tsx';
import { useNow } from '../../parts/use-now.ts';
import { isScheduledFor, partsOf, readableMoment, textOfMoment } from '../model/publication.ts';
import { ArticleFacts } from './facts.ts';

/** Explains when visitors will see the article. */
function publicationNote(text: string, now: number, { publicSlug, formerMoment }: ArticleFacts): string {
  if (text === '') {
    return formerMoment === null
      ? 'Sem data: vale o momento em que você publicar.'
      : `Sem data: ao publicar, volta a data de antes, ${readableMoment(textOfMoment(formerMoment))}.`;
  }
  const moment = readableMoment(text);
  if (!isScheduledFor(text, now)) {
    return publicSlug !== undefined
      ? `O artigo está no site, com a data de ${moment}.`
      : `Ao publicar, o artigo aparece na hora, com a data de ${moment}.`;
  }
  return partsOf(text).hour === ''
    ? `Agendado: o artigo só aparece no site a partir de ${moment}, à meia-noite de Brasília.`
    : `Agendado: o artigo só aparece no site a partir de ${moment}, no horário de Brasília e São Paulo.`;
}

/** Inputs for the day and hour of publication, with a note about their effect. */
export function PublicationDay(control: FieldControl) {
  const { change, problem } = control;
  const now = useNow();
  const facts = use(ArticleFacts);
  const text = textOf(control.value);
  const { day, hour } = partsOf(text);
  const write = (nextDay: string, nextHour: string) =>
    change(nextDay === '' || nextHour === '' ? nextDay : `${nextDay}T${nextHour}`);
  return (
    <Frame control={control} note={publicationNote(text, now, facts)}>
      {(links) => (
        <div className="flex flex-wrap gap-3 sm:max-w-md">
          <div className={`${frameClass(problem !== undefined)} flex-1 basis-44`}>
            <input
              {...links}
              type="date"
              autoComplete="off"
              value={day}
              className={INNER_CLASS}
              onChange={(event) => write(event.target.value, hour)}
            />
          </div>
          <div className={`${frameClass(false)} flex-1 basis-36`}>
            <input
              type="time"
              name="published_time"
              aria-label="Hora da publicação"
              autoComplete="off"
              disabled={day === ''}
              value={hour}
              className={INNER_CLASS}
              onChange={(event) => write(day, event.target.value)}
            />
          </div>
        </div>
      )}
    </Frame>
  );
}
