import { useEffect, useRef, useState } from 'react';
import { dropServerDraft } from '../../../backend/drafts.ts';
import { useAuth } from '../../auth.tsx';
import { withBackend } from '../../use-backend.ts';
import { draftsOf, dropDraft, keepDraft, newDraftKey, type KeptDraft } from '../model/drafts.ts';
import { sameForm, type PostForm } from '../model/post-form.ts';
import { serverDrafts } from '../model/server-drafts.ts';
import type { EditorState } from './use-editor.ts';

/** Time after which the form is shown even if the server has not answered. */
const MAX_WAIT_MS = 1000;

/** Deletes a draft from this browser and from the server. */
function dropEverywhere(key: string): void {
  void dropDraft(key);
  withBackend((client) => dropServerDraft(client, key)).catch(() => undefined);
}

/** Keeps the later of the two copies of each draft, the latest draft first. */
function latestOf(drafts: readonly KeptDraft[]): KeptDraft[] {
  const byKey = new Map<string, KeptDraft>();
  for (const kept of drafts.toSorted((a, b) => a.draft.keptAt - b.draft.keptAt)) byKey.set(kept.key, kept);
  return [...byKey.values()].toReversed();
}

/**
 * Finds this account's unsaved drafts of an article, in this browser and on the server, the latest first. Skips drafts
 * that are open in another window, and deletes those equal to the saved text.
 *
 * @param articleId `null` for new articles
 * @param ownKey the key of this form's own draft
 * @param saved the saved text of the article
 */
export function useDraftsFound(articleId: string | null, ownKey: string, saved: PostForm) {
  const [drafts, setDrafts] = useState<readonly KeptDraft[]>([]);
  const [isLooking, setIsLooking] = useState(true);
  /** Keys of recovered and discarded drafts. */
  const done = useRef(new Set<string>());
  const { user } = useAuth();
  const accountId = user?.id;
  useEffect(() => markOpen(ownKey), [ownKey]);
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const open = await openKeys();
      const show = (found: readonly KeptDraft[]) => {
        const free = latestOf(found).filter(
          ({ key }) => key !== ownKey && !open.has(key) && !done.current.has(key),
        );
        for (const { key, draft } of free) if (sameForm(draft.form, saved)) dropEverywhere(key);
        if (isHere) setDrafts(free.filter(({ draft }) => !sameForm(draft.form, saved)));
      };
      const here = (await draftsOf(accountId)).filter(({ draft }) =>
        articleId === null ? draft.version === null : draft.articleId === articleId,
      );
      show(here);
      if (accountId === undefined) return;
      const there = await withBackend((client) => serverDrafts(client, accountId, articleId));
      const own = new Set(here.map(({ key }) => key));
      // Prefer this browser's copy if both are equally old.
      show([...there.map((kept) => ({ ...kept, isElsewhere: !own.has(kept.key) })), ...here]);
    };
    const timer = setTimeout(() => setIsLooking(false), MAX_WAIT_MS);
    look()
      .catch(() => undefined)
      .finally(() => {
        if (isHere) setIsLooking(false);
      });
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
    // Look once, when the form opens.
  }, [accountId, articleId, ownKey, saved]);

  /** Removes a draft from the list, but not from the stores. */
  const take = (key: string) => {
    done.current.add(key);
    setDrafts((before) => before.filter((other) => other.key !== key));
  };
  const discard = (key: string) => {
    dropEverywhere(key);
    take(key);
  };
  /** Keeps and offers the text of the form, which is about to be replaced. */
  const offer = (state: EditorState) => {
    const kept = { key: newDraftKey(), draft: { ...state, accountId, keptAt: Date.now() } };
    void keepDraft(kept.key, kept.draft);
    setDrafts((before) => [kept, ...before]);
  };
  return { drafts, isLooking, take, discard, offer };
}

/** Web Locks of the open forms, in this and other windows; undefined without https. */
const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

/**
 * Locks a draft while its form is open; the browser releases the lock even if the window crashes. Without https there
 * are no locks, and drafts of open forms are offered too.
 *
 * @returns a function that releases the lock
 */
function markOpen(key: string): () => void {
  let release = () => {};
  const isDone = new Promise<void>((resolve) => {
    release = resolve;
  });
  void locks()?.request(key, () => isDone);
  return release;
}

/** Keys of the drafts with an open form. */
export async function openKeys(): Promise<ReadonlySet<string>> {
  const state = await locks()?.query();
  return new Set(state?.held?.flatMap(({ name }) => name ?? []));
}
