import { formatDate } from '../../../calendar/format-date.ts';
import { isScheduledFor } from '../model/publication.ts';
import type { FormProps } from './form-props.ts';
import { SchemaField } from './schema-field.tsx';
import { SlugField } from './slug-field.tsx';

interface BasicTabProps extends FormProps {
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly publicSlug: string | undefined;
}

/** When visitors will see the article. */
function publicationNote(day: string, today: string): string | undefined {
  if (day === '') return undefined;
  return isScheduledFor(day, today)
    ? `Agendado: o artigo só aparece no site a partir de ${formatDate(day)}, à meia-noite de Brasília.`
    : `Publicado assim que for salvo, com a data de ${formatDate(day)}.`;
}

/** Title, address, subject, reading time, day and excerpt. */
export function BasicTab({ today, publicSlug, ...props }: BasicTabProps) {
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <SchemaField {...props} name="title" required />
      </div>
      <div className="sm:col-span-2">
        <SlugField {...props} publicSlug={publicSlug} />
      </div>
      <SchemaField {...props} name="category" />
      <SchemaField {...props} name="read_time" />
      <div className="sm:col-span-2">
        <SchemaField {...props} name="published_at" note={publicationNote(props.form.published_at, today)} />
      </div>
      <div className="sm:col-span-2">
        <SchemaField {...props} name="excerpt" required />
      </div>
    </div>
  );
}
