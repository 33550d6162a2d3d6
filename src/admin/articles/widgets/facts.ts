import { createContext } from 'react';
import type { PictureLabel } from '../../../backend/pictures.ts';
import type { PostProblems } from '../model/check-post.ts';
import type { PostForm } from '../model/post-form.ts';
import type { TabId } from '../model/post-schema.ts';

/** State shared by the controls of an article and their layout. */
export interface ArticleFacts {
  readonly form: PostForm;
  readonly onChange: (form: PostForm) => void;
  readonly problems: PostProblems;
  readonly tab: TabId;
  readonly onTab: (tab: TabId) => void;
  /** The slug under which the article is already public. */
  readonly publicSlug: string | undefined;
  /** The last publication time of an unpublished article. */
  readonly formerMoment: string | null;
  /** Called with the address of a picture stored for this form. */
  readonly onUploaded: (address: string) => void;
  /** Labels of the fields whose pictures are still uploading. */
  readonly busy: ReadonlySet<PictureLabel>;
  readonly onBusy: (label: PictureLabel, isBusy: boolean) => void;
}

// No control is drawn without its form, so there is no default.
export const ArticleFacts = createContext({} as ArticleFacts);

/** Id suffix of the element that takes the focus while a field's own control is hidden. */
export const VISUAL = '-visual';
