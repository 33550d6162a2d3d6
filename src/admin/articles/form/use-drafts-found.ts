import { useCallback, useEffect, useState } from 'react';
import { allDrafts, browserStorage, dropDraft, type KeptDraft } from '../model/drafts.ts';
import { sameForm, type PostForm } from '../model/post-form.ts';
import { tellHeld } from '../pictures/held-pictures.ts';
import { markOpen, openKeys } from './draft-locks.ts';

/** Drafts of the past that a form may go on from. */
export interface DraftsFound {
  readonly drafts: readonly KeptDraft[];
  /** Takes one off the list; the store keeps it. */
  readonly take: (key: string) => void;
  readonly discard: (key: string) => void;
}

/**
 * The drafts of an article, or of new articles, that no open form is working on, the latest first.
 *
 * @param articleId `null` for new articles.
 * @param ownKey the place of the asking form's own draft.
 * @param saved what is saved of the article: a draft that says the same is forgotten.
 */
export function useDraftsFound(articleId: string | null, ownKey: string, saved: PostForm): DraftsFound {
  const [drafts, setDrafts] = useState<readonly KeptDraft[]>([]);
  useEffect(() => markOpen(ownKey), [ownKey]);
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const open = await openKeys();
      const storage = browserStorage();
      const found = allDrafts(storage).filter(
        ({ key, draft }) =>
          key !== ownKey &&
          !open.has(key) &&
          (articleId === null ? draft.version === null : draft.articleId === articleId),
      );
      for (const { key, draft } of found) if (sameForm(draft.form, saved)) dropDraft(storage, key);
      if (isHere) setDrafts(found.filter(({ draft }) => !sameForm(draft.form, saved)));
    };
    void look();
    return () => {
      isHere = false;
    };
    // Once, as the form opens.
  }, [articleId, ownKey, saved]);

  const take = useCallback((key: string) => {
    setDrafts((before) => before.filter((other) => other.key !== key));
  }, []);
  const discard = useCallback(
    (key: string) => {
      dropDraft(browserStorage(), key);
      void tellHeld(key, []);
      take(key);
    },
    [take],
  );
  return { drafts, take, discard };
}
