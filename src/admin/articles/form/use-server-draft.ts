import { useCallback, useEffect, useRef, useState } from 'react';
import { dropServerDraft, keepServerDraft, keepServerDraftAtOnce } from '../../../backend/drafts.ts';
import { withBackend } from '../../use-backend.ts';
import { draftToKeep } from '../model/server-drafts.ts';
import type { EditorState } from './use-editor.ts';

/** A pause in typing after which the text is sent. */
const PAUSE_MS = 2000;

/**
 * Keeps what is not saved yet on the server as well, after each pause and as the window is hidden, so that another
 * computer can go on with it. Without a connection or a session nothing is kept there, and the next change tries again.
 *
 * @param key the form's key among all drafts.
 * @param state what to keep, or `undefined` while there is nothing unsaved.
 */
export function useServerDraft(key: string, state: EditorState | undefined) {
  const [kept, setKept] = useState<EditorState>();
  const latest = useRef<EditorState | undefined>(undefined);
  const sent = useRef<EditorState | undefined>(undefined);
  const wasSent = useRef(false);
  const isOver = useRef(false);
  // One request at a time: what is said last holds.
  const last = useRef<Promise<void>>(Promise.resolve());

  const tell = useCallback((task: () => Promise<void>): Promise<void> => {
    last.current = last.current.then(task).catch(() => undefined);
    return last.current;
  }, []);

  const send = useCallback(() => {
    const { current } = latest;
    if (!current || current === sent.current || isOver.current) return;
    sent.current = current;
    wasSent.current = true;
    const draft = draftToKeep(key, { ...current, keptAt: Date.now() });
    void tell(async () => {
      if (isOver.current) return;
      try {
        await withBackend((client) => keepServerDraft(client, draft));
        setKept(current);
      } catch {
        if (sent.current === current) sent.current = undefined;
      }
    });
  }, [key, tell]);

  const forget = useCallback(() => {
    sent.current = undefined;
    return tell(() => withBackend((client) => dropServerDraft(client, key)));
  }, [key, tell]);

  useEffect(() => {
    latest.current = state;
    if (!state) {
      if (wasSent.current) void forget();
      wasSent.current = false;
      return undefined;
    }
    const timer = setTimeout(send, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [forget, send, state]);

  useEffect(() => {
    const onHidden = () => {
      const { current } = latest;
      if (document.visibilityState !== 'hidden' || !current || current === sent.current || isOver.current)
        return;
      const draft = draftToKeep(key, { ...current, keptAt: Date.now() });
      if (!keepServerDraftAtOnce(draft)) send();
      sent.current = current;
      wasSent.current = true;
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      send();
    };
  }, [key, send]);

  /** Forgets the draft for good, because all is saved or given up. */
  const drop = (): Promise<void> => {
    isOver.current = true;
    return forget();
  };
  return { isKept: kept !== undefined && kept === state, drop };
}
