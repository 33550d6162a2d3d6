import { useCallback, useEffect, useRef, useState } from 'react';
import { dropServerDraft, keepServerDraft, keepServerDraftAtOnce } from '../../../backend/drafts.ts';
import { storedAccount } from '../../../backend/session-store.ts';
import { useAuth } from '../../auth.tsx';
import { withBackend } from '../../use-backend.ts';
import { dropDraft, keepDraft } from '../model/drafts.ts';
import { draftRow } from '../model/server-drafts.ts';
import type { EditorState } from './use-editor.ts';

/** Maximum delay before typed text is saved in this browser, even during typing. */
const DELAY_MS = 500;
/** Pause in typing after which the draft is sent to the server. */
const PAUSE_MS = 2000;

/** State of a form's saved drafts. */
export interface KeptCopy {
  /** Time of the last save in this browser, in milliseconds since 1970. */
  readonly keptAt?: number;
  /** True if this browser cannot save it. */
  readonly isFailing: boolean;
  /** True if the server has the current text. */
  readonly isOnServer: boolean;
}

/**
 * Saves unsaved text as a draft: in IndexedDB shortly after each change, on the server after each pause, and in both at
 * once when the window is hidden or left. Reports full or blocked storage. Retries a failed request after the next
 * change, and sends the text again when the window is visible or focused again. Sends nothing while another account is
 * signed in, because the server would store the draft as theirs.
 *
 * @param key the draft's key in both stores, which must not change
 * @param state the text to save, or `undefined` if everything is saved
 */
export function useKeptDraft(key: string, state: EditorState | undefined) {
  const { user } = useAuth();
  // Keep the first id, because the session may end while the form is open.
  const [accountId] = useState(user?.id);
  const [here, setHere] = useState<{ keptAt?: number; isFailing: boolean }>({ isFailing: false });
  const [there, setThere] = useState<EditorState>();
  const latest = useRef<EditorState | undefined>(undefined);
  const written = useRef<EditorState | undefined>(undefined);
  const sent = useRef<EditorState | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOver = useRef(false);
  // Send one request at a time, so that the last one wins.
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

  /** The text that the server lacks, if it may be sent. */
  const unsent = useCallback(() => {
    const mayBeSent = latest.current !== sent.current && !isOver.current && storedAccount() === accountId;
    return mayBeSent ? latest.current : undefined;
  }, [accountId]);

  const send = useCallback(() => {
    // Read the state only when the request is due, so that a slow server gets just the latest text.
    void tell(async () => {
      const current = unsent();
      if (!current) return;
      await withBackend((client) => keepServerDraft(client, draftRow(key, current)));
      sent.current = current;
      setThere(current);
    });
  }, [key, tell, unsent]);

  const sendAtOnce = useCallback(() => {
    const current = unsent();
    if (!current) return;
    // Leave it marked as unsent, because the result is unknown: it is sent again when the window is visible.
    const request = keepServerDraftAtOnce(draftRow(key, current));
    if (!request) send();
    // Hold later requests back, because on a slow network this one could bring back a draft deleted meanwhile.
    else void tell(async () => void (await request));
  }, [key, send, tell, unsent]);

  const forget = useCallback(() => {
    setHere(({ isFailing }) => ({ isFailing }));
    void dropDraft(key);
    return tell(() => withBackend((client) => dropServerDraft(client, key)));
  }, [key, tell]);

  useEffect(() => {
    if (isOver.current) return undefined;
    latest.current = state;
    if (!state) {
      // Delete the draft of undone changes, but only if this form wrote it.
      if (written.current) void forget();
      written.current = undefined;
      return undefined;
    }
    timer.current ??= setTimeout(write, DELAY_MS);
    const pause = setTimeout(send, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [forget, send, state, write]);

  useEffect(() => {
    const sendAgain = () => {
      // Send even what was sent before, because another browser may have discarded it since.
      sent.current = undefined;
      send();
    };
    const onVisibility = () => {
      write();
      if (document.visibilityState === 'hidden') sendAtOnce();
      else sendAgain();
    };
    const end = new AbortController();
    const { signal } = end;
    window.addEventListener('focus', sendAgain, { signal });
    window.addEventListener('online', sendAgain, { signal });
    // Save before the browser asks whether to leave.
    window.addEventListener('beforeunload', write, { signal });
    window.addEventListener('pagehide', write, { signal });
    document.addEventListener('visibilitychange', onVisibility, { signal });
    return () => {
      end.abort();
      write();
      send();
    };
  }, [send, sendAtOnce, write]);

  /** Deletes the draft in both stores and stops saving; resolves once the server has deleted it. */
  const drop = (): Promise<unknown> => {
    isOver.current = true;
    return forget();
  };
  const copy: KeptCopy = { ...here, isOnServer: there !== undefined && there === state };
  return { copy, drop };
}
