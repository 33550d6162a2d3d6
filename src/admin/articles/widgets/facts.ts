import { createContext, type ReactNode } from 'react';
import type { PictureLabel } from '../../../backend/pictures.ts';
import { emptyForm, type PostForm } from '../model/post-form.ts';

/** What the controls of an article know besides their own values. */
export interface ArticleFacts {
  readonly form: PostForm;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** The address under which the article is public already. */
  readonly publicSlug: string | undefined;
  /** Is told of a picture that was stored for this form. */
  readonly onUploaded: (address: string) => void;
  readonly onBusy: (label: PictureLabel, isBusy: boolean) => void;
}

/** The facts of the article that is being edited. */
export const ArticleFacts = createContext<ArticleFacts>({
  form: emptyForm(''),
  today: '',
  publicSlug: undefined,
  onUploaded: () => undefined,
  onBusy: () => undefined,
});

/** Fields that are drawn within another one, by that one's name. */
export const FieldsWithin = createContext<ReadonlyMap<string, ReactNode>>(new Map());
