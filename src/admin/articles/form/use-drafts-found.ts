import { useEffect, useRef, useState } from 'react';
import { dropServerDraft } from '../../../backend/drafts.ts';
import { useAuth } from '../../auth.tsx';
import { withBackend } from '../../use-backend.ts';
import { draftsOf, dropDraft, type KeptDraft } from '../model/drafts.ts';
import { sameForm, type PostForm } from '../model/post-form.ts';
import { serverDrafts } from '../model/server-drafts.ts';

/** Removes a draft from this browser and from the server. */
function dropEverywhere(key: string): void {
  void dropDraft(key);
  withBackend((client) => dropServerDraft(client, key)).catch(() => undefined);
}

/** Drafts by their keys: of the two copies of one form, the later. */
function latestOf(drafts: readonly KeptDraft[]): KeptDraft[] {
  const byKey = new Map<string, KeptDraft>();
  for (const kept of drafts.toSorted((a, b) => a.draft.keptAt - b.draft.keptAt)) byKey.set(kept.key, kept);
  return [...byKey.values()].toReversed();
}

/**
 * The drafts of an article, or of new articles, that no open form of this browser is working on, the latest first: those
 * that this account wrote in this browser or elsewhere.
 *
 * @param articleId `null` for new articles.
 * @param ownKey the place of the asking form's own draft.
 * @param saved what is saved of the article: a draft that says the same is forgotten.
 */
export function useDraftsFound(articleId: string | null, ownKey: string, saved: PostForm) {
  const [drafts, setDrafts] = useState<readonly KeptDraft[]>([]);
  /** Those that were recovered or discarded. */
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
      // On equal terms this browser's own comes last, and so first.
      show([...there.map((kept) => ({ ...kept, isElsewhere: !own.has(kept.key) })), ...here]);
    };
    look().catch(() => undefined);
    return () => {
      isHere = false;
    };
    // Once, as the form opens.
  }, [accountId, articleId, ownKey, saved]);

  /** Takes one off the list; the store keeps it. */
  const take = (key: string) => {
    done.current.add(key);
    setDrafts((before) => before.filter((other) => other.key !== key));
  };
  const discard = (key: string) => {
    dropEverywhere(key);
    take(key);
  };
  return { drafts, take, discard };
}

/** The marks of open forms, in this and other windows. */
const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

/**
 * Marks a draft as that of an open form, until the returned function is called or the window is gone, however it
 * goes. Without https browsers have no such marks; then drafts of open forms are offered too.
 */
function markOpen(key: string): () => void {
  let release = () => {};
  const isDone = new Promise<void>((resolve) => {
    release = resolve;
  });
  void locks()?.request(key, () => isDone);
  return release;
}

/** The keys of the drafts whose forms are open. */
async function openKeys(): Promise<ReadonlySet<string>> {
  const state = await locks()?.query();
  return new Set(state?.held?.flatMap(({ name }) => name ?? []));
}
