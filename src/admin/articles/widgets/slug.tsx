import { use } from 'react';
import { INNER_CLASS } from '../../../ui/control-frame.ts';
import { textOf, type FieldControl } from '../../form/field.ts';
import { TextInput } from '../../form/controls.tsx';
import { slugOf } from '../model/slug.ts';
import { ArticleFacts } from './facts.ts';

function noteOf(slug: string, publicSlug: string | undefined): string | undefined {
  if (publicSlug === undefined) return undefined;
  return slug.trim() === publicSlug
    ? 'O artigo já está publicado: mudar o título não muda o endereço.'
    : `O artigo já está publicado em /blog/${publicSlug}: quem abrir esse endereço será levado ao novo.`;
}

/** The article's slug, derived from the title until somebody edits it. */
export function SlugInput(control: FieldControl) {
  const { form, publicSlug } = use(ArticleFacts);
  const { change } = control;
  const slug = textOf(control.value);
  const fromTitle = slugOf(form.title);
  return (
    <TextInput
      {...control}
      labelEnd={
        fromTitle !== '' &&
        fromTitle !== slug && (
          <button
            type="button"
            className="-my-2 min-h-11 rounded-lg px-2 text-sm font-medium text-brand underline"
            onClick={() => change(fromTitle)}
          >
            Gerar do título
          </button>
        )
      }
      note={noteOf(slug, publicSlug)}
      leading={
        <span aria-hidden="true" className="shrink-0 pl-3.5 text-muted select-none">
          /blog/
        </span>
      }
      input={{
        autoCapitalize: 'none',
        spellCheck: false,
        className: `${INNER_CLASS} pl-0.5`,
        onBlur: () => {
          if (slugOf(slug) !== slug) change(slugOf(slug));
        },
      }}
    />
  );
}
