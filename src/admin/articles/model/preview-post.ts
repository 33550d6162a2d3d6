import type { PublishedPost } from '../../../blog/live/editing.ts';
import { todayInBrazil } from '../../../calendar/today.ts';
import type { PostForm } from './post-form.ts';
import { partsOf } from './publication.ts';

const USUAL_MINUTES = 5;

/** Converts a possibly incomplete form to an article like one from the database; without a date, it has today's. */
export function previewOf(form: PostForm): PublishedPost {
  const minutes = Number(form.read_time);
  const moment = `${partsOf(form.published_at).day || todayInBrazil(new Date())}T12:00:00-03:00`;
  return {
    ...form,
    title: form.title.trim() || 'Sem título',
    read_time: Number.isInteger(minutes) && minutes > 0 ? minutes : USUAL_MINUTES,
    id: '',
    published_at: moment,
    updated_at: moment,
    changed_at: null,
    related_calculators: [...form.related_calculators],
  };
}
