import type { PostForm } from '../model/post-form.ts';
import { POST_SCHEMAS } from '../model/post-schema.ts';
import { readableMoment } from '../model/publication.ts';

function textOf(form: PostForm, name: keyof PostForm): string {
  switch (name) {
    case 'related_calculators':
      return form.related_calculators.join(', ');
    case 'published_at':
      return readableMoment(form.published_at) || 'sem data (rascunho)';
    case 'category':
      return (
        POST_SCHEMAS[name].oneOf?.find((option) => option.const === form.category)?.title ?? form.category
      );
    default:
      return form[name];
  }
}

export function FieldValue({ form, name }: { readonly form: PostForm; readonly name: keyof PostForm }) {
  const text = textOf(form, name);
  if (text.trim() === '') return <span className="text-muted italic">em branco</span>;
  return <span className="block max-h-48 overflow-y-auto break-words whitespace-pre-wrap">{text}</span>;
}
