import { INNER_CLASS, frameClass } from '../../../ui/control-frame.ts';
import { slugOf } from '../model/slug.ts';
import { Field } from './field.tsx';
import type { FormProps } from './form-props.ts';

interface SlugFieldProps extends FormProps {
  /** The address under which the article is public already. */
  readonly publicSlug: string | undefined;
}

/** The last part of the article's address, which follows from the title until somebody writes his own. */
export function SlugField({ form, problems, onChange, publicSlug }: SlugFieldProps) {
  const { slug, title } = form;
  const fromTitle = slugOf(title);
  const problem = problems.slug;
  const changesPublic = publicSlug !== undefined && slug.trim() !== publicSlug;
  return (
    <Field
      name="slug"
      problem={problem}
      labelEnd={
        fromTitle !== '' &&
        fromTitle !== slug && (
          <button
            type="button"
            className="-my-2 min-h-11 rounded-lg px-2 text-sm font-medium text-brand underline"
            onClick={() => onChange({ slug: fromTitle })}
          >
            Gerar do título
          </button>
        )
      }
      note={
        changesPublic
          ? `O artigo já está publicado em /blog/${publicSlug}: quem abrir esse endereço será levado ao novo.`
          : publicSlug !== undefined && 'O artigo já está publicado: mudar o título não muda o endereço.'
      }
    >
      {(control) => (
        <div className={frameClass(problem !== undefined)}>
          <span aria-hidden="true" className="shrink-0 pl-3.5 text-muted select-none">
            /blog/
          </span>
          <input
            {...control}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={slug}
            className={`${INNER_CLASS} pl-0.5`}
            onChange={(event) => onChange({ slug: event.target.value })}
            onBlur={() => slugOf(slug) !== slug && onChange({ slug: slugOf(slug) })}
          />
        </div>
      )}
    </Field>
  );
}
