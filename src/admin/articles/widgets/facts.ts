import { createContext, type ReactNode } from 'react';
import type { PictureLabel } from '../../../backend/pictures.ts';
import type { PostProblems } from '../model/check-post.ts';
import { emptyForm, type PostForm } from '../model/post-form.ts';
import type { TabId } from '../model/post-schema.ts';

/** Facts for the controls of an article and their layout, besides their own values. */
export interface ArticleFacts {
  readonly form: PostForm;
  /** The problems to show. */
  readonly problems: PostProblems;
  readonly tab: TabId;
  readonly onTab: (tab: TabId) => void;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** The address under which the article is public already. */
  readonly publicSlug: string | undefined;
  /** Called with the address of a picture stored for this form. */
  readonly onUploaded: (address: string) => void;
  /** The places whose pictures are not stored yet. */
  readonly busy: ReadonlySet<PictureLabel>;
  readonly onBusy: (label: PictureLabel, isBusy: boolean) => void;
}

/** The facts of the article that is being edited. */
export const ArticleFacts = createContext<ArticleFacts>({
  form: emptyForm(''),
  problems: {},
  tab: 'basico',
  onTab: () => undefined,
  today: '',
  publicSlug: undefined,
  onUploaded: () => undefined,
  busy: new Set(),
  onBusy: () => undefined,
});

/** Ends the id of what takes the focus in place of a field's own control, while that is out of sight. */
export const VISUAL = '-visual';

/** Fields that are drawn within another one, by that one's name. */
export const FieldsWithin = createContext<ReadonlyMap<string, ReactNode>>(new Map());
