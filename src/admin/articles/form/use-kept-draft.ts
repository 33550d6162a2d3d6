import { useCallback, useEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft } from '../model/drafts.ts';
import type { EditorState } from './use-editor.ts';

/** Longest time until typed text is written, also while typing goes on. */
const DELAY_MS = 500;

/**
 * Keeps what is not saved yet in the browser's store: shortly after each change, and at once when the window is
 * hidden, closed or left. A store that is full or blocked is reported, and otherwise does no harm.
 *
 * @param key the form's place in the store.
 * @param state what to keep, or `undefined` while there is nothing unsaved.
 */
export function useKeptDraft(key: string, state: EditorState | undefined) {
  /** When it was last kept, in milliseconds since 1970, and whether the browser does not let it be. */
  const [kept, setKept] = useState<{ keptAt?: number | undefined; isFailing: boolean }>({ isFailing: false });
  const waiting = useRef<EditorState | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOver = useRef(false);
  const hasCopy = useRef(false);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { current } = waiting;
    waiting.current = undefined;
    if (!current || isOver.current) return;
    const at = Date.now();
    hasCopy.current = true;
    void keepDraft(key, { ...current, keptAt: at }).then((isKept) =>
      setKept((before) => ({ keptAt: isKept ? at : before.keptAt, isFailing: !isKept })),
    );
  }, [key]);

  useEffect(() => {
    if (isOver.current) return;
    waiting.current = state;
    if (state) {
      timer.current ??= setTimeout(flush, DELAY_MS);
      return;
    }
    // Changes that were taken back need no copy; another form's copy is not touched.
    if (hasCopy.current) void dropDraft(key);
  }, [flush, key, state]);

  useEffect(() => {
    // While the browser asks whether to leave, there is still time to write.
    window.addEventListener('beforeunload', flush);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('beforeunload', flush);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [flush]);

  /** Forgets the copy for good, because all is saved or given up. */
  const drop = () => {
    isOver.current = true;
    waiting.current = undefined;
    void dropDraft(key);
  };
  return { ...kept, drop };
}

/** How the local copy of a form is faring. */
export type KeptCopy = ReturnType<typeof useKeptDraft>;
