import { useEffect, useState } from 'react';
import { allDrafts, dropDraft, type KeptDraft } from '../model/drafts.ts';
import { sameForm, type PostForm } from '../model/post-form.ts';
import { tellHeld } from '../pictures/held-pictures.ts';
import { markOpen, openKeys } from './draft-locks.ts';

/**
 * The drafts of an article, or of new articles, that no open form is working on, the latest first.
 *
 * @param articleId `null` for new articles.
 * @param ownKey the place of the asking form's own draft.
 * @param saved what is saved of the article: a draft that says the same is forgotten.
 */
export function useDraftsFound(articleId: string | null, ownKey: string, saved: PostForm) {
  const [drafts, setDrafts] = useState<readonly KeptDraft[]>([]);
  useEffect(() => markOpen(ownKey), [ownKey]);
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const open = await openKeys();
      const found = (await allDrafts()).filter(
        ({ key, draft }) =>
          key !== ownKey &&
          !open.has(key) &&
          (articleId === null ? draft.version === null : draft.articleId === articleId),
      );
      for (const { key, draft } of found) if (sameForm(draft.form, saved)) void dropDraft(key);
      if (isHere) setDrafts(found.filter(({ draft }) => !sameForm(draft.form, saved)));
    };
    void look();
    return () => {
      isHere = false;
    };
    // Once, as the form opens.
  }, [articleId, ownKey, saved]);

  /** Takes one off the list; the store keeps it. */
  const take = (key: string) => setDrafts((before) => before.filter((other) => other.key !== key));
  const discard = (key: string) => {
    void dropDraft(key);
    void tellHeld(key, []);
    take(key);
  };
  return { drafts, take, discard };
}
