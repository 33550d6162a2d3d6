import { useCallback, useEffect, useRef, useState } from 'react';
import { dropServerDraft, keepServerDraft, keepServerDraftAtOnce } from '../../../backend/drafts.ts';
import { useAuth } from '../../auth.tsx';
import { withBackend } from '../../use-backend.ts';
import { dropDraft, keepDraft } from '../model/drafts.ts';
import { draftToKeep } from '../model/server-drafts.ts';
import type { EditorState } from './use-editor.ts';

/** Longest time until typed text is written in this browser, also while typing goes on. */
const DELAY_MS = 500;
/** A pause in typing after which it is sent to the server. */
const PAUSE_MS = 2000;

/** The condition of a form's copies. */
export interface KeptCopy {
  /** When this browser last kept it, in milliseconds since 1970. */
  readonly keptAt?: number;
  /** True if this browser cannot keep it. */
  readonly isFailing: boolean;
  /** True if the server has its current state. */
  readonly isOnServer: boolean;
}

/**
 * Keeps unsaved text in the browser's store shortly after each change, and on the server after each pause; both at once
 * when the window is hidden or left. A full or blocked store is reported. A failed request is repeated with the next change, and
 * when the person comes back to the window.
 *
 * @param key the form's place in both; always the same.
 * @param state what to keep, or `undefined` while there is nothing unsaved.
 */
export function useKeptDraft(key: string, state: EditorState | undefined) {
  const { user } = useAuth();
  // The writer's, also after the session has ended.
  const [accountId] = useState(user?.id);
  const [here, setHere] = useState<{ keptAt?: number; isFailing: boolean }>({ isFailing: false });
  const [there, setThere] = useState<EditorState>();
  const latest = useRef<EditorState | undefined>(undefined);
  const written = useRef<EditorState | undefined>(undefined);
  const sent = useRef<EditorState | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOver = useRef(false);
  // One request at a time: the last one holds.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const tell = useCallback((task: () => Promise<void>) => {
    last.current = last.current.then(task).catch(() => undefined);
    return last.current;
  }, []);

  const write = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { current } = latest;
    if (!current || current === written.current || isOver.current) return;
    written.current = current;
    const keptAt = Date.now();
    void keepDraft(key, { ...current, accountId, keptAt }).then((isKept) =>
      setHere((before) => (isKept ? { keptAt, isFailing: false } : { ...before, isFailing: true })),
    );
  }, [accountId, key]);

  const send = useCallback(() => {
    // Reads the state when its turn comes: a slow server gets the last one, not each of them.
    void tell(async () => {
      const { current } = latest;
      if (!current || current === sent.current || isOver.current) return;
      const draft = draftToKeep(key, { ...current, keptAt: Date.now() });
      await withBackend((client) => keepServerDraft(client, draft));
      sent.current = current;
      setThere(current);
    });
  }, [key, tell]);

  const sendAtOnce = useCallback(() => {
    const { current } = latest;
    if (!current || current === sent.current || isOver.current) return;
    // Nobody knows whether it arrives: it is sent again when the person comes back.
    if (!keepServerDraftAtOnce(draftToKeep(key, { ...current, keptAt: Date.now() }))) send();
  }, [key, send]);

  const forget = useCallback(() => {
    void dropDraft(key);
    return tell(() => withBackend((client) => dropServerDraft(client, key)));
  }, [key, tell]);

  useEffect(() => {
    if (isOver.current) return undefined;
    latest.current = state;
    if (!state) {
      // Changes that were taken back need no copy; another form's copy is not touched.
      if (written.current) void forget();
      written.current = undefined;
      return undefined;
    }
    timer.current ??= setTimeout(write, DELAY_MS);
    const pause = setTimeout(send, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [forget, send, state, write]);

  useEffect(() => {
    const onVisibility = () => {
      write();
      if (document.visibilityState === 'hidden') sendAtOnce();
      else send();
    };
    // While the browser asks whether to leave, there is still time to write.
    window.addEventListener('beforeunload', write);
    window.addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('beforeunload', write);
      window.removeEventListener('pagehide', write);
      document.removeEventListener('visibilitychange', onVisibility);
      write();
      send();
    };
  }, [send, sendAtOnce, write]);

  /** Forgets the copies for good, because all is saved or given up; resolves once the server has. */
  const drop = (): Promise<unknown> => {
    isOver.current = true;
    return forget();
  };
  const copy: KeptCopy = { ...here, isOnServer: there !== undefined && there === state };
  return { copy, drop };
}
