import type { ReactNode } from 'react';
import { formKit, SchemaForm } from '../../form/schema-form.tsx';
import { Choice, LongText, TextInput } from '../../form/controls.tsx';
import { fieldOf } from '../../form/field.ts';
import { REQUIRED } from '../model/check-post.ts';
import { POST_FIELDS, POST_SCHEMAS } from '../model/post-schema.ts';
import { ContentEditor } from '../widgets/content.tsx';
import { ArticleFacts } from '../widgets/facts.ts';
import { PictureInput } from '../widgets/picture.tsx';
import { PublicationDay } from '../widgets/publication-day.tsx';
import { RelatedBoxes } from '../widgets/related.tsx';
import { SlugInput } from '../widgets/slug.tsx';
import { ArticleLayout } from './article-layout.tsx';
import { ID_PREFIX } from './use-tab.ts';

const KIT = formKit(
  {
    string: TextInput,
    integer: TextInput,
    link: TextInput,
    choice: Choice,
    textarea: LongText,
    date: PublicationDay,
    slug: SlugInput,
    picture: PictureInput,
    html: ContentEditor,
    related: RelatedBoxes,
  },
  ArticleLayout,
);

const FIELDS = Object.fromEntries(
  POST_FIELDS.map((name) => [
    name,
    fieldOf(POST_SCHEMAS[name], { must: REQUIRED.includes(name) ? 'said' : undefined }),
  ]),
);

interface ArticleFormProps {
  readonly facts: ArticleFacts;
  /** Hides the form while the notices above it load, because they would push it down. */
  readonly isInvisible: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The form of an article: the fields of its schema, in five tabs. */
export function ArticleForm({ facts, isInvisible, onSubmit, children }: ArticleFormProps) {
  return (
    <ArticleFacts value={facts}>
      <SchemaForm
        kit={KIT}
        fields={FIELDS}
        data={facts.form}
        problems={facts.problems}
        idPrefix={ID_PREFIX}
        className={`flex flex-1 flex-col ${isInvisible ? 'invisible' : ''}`}
        onChange={facts.onChange}
        onSubmit={onSubmit}
      >
        {children}
      </SchemaForm>
    </ArticleFacts>
  );
}
