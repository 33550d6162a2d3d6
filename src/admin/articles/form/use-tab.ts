import { useCallback, useEffect, useState } from 'react';
import { tabOf, type PostField, type TabId } from '../model/post-schema.ts';

/** What the ids of the controls start with, before the names of the fields. */
export const ID_PREFIX = 'campo-';

/** Which tab is open. */
export interface OpenTab {
  readonly tab: TabId;
  readonly open: (tab: TabId) => void;
  /** Opens the tab of a field and puts the focus on it. */
  readonly goTo: (field: PostField) => void;
}

/** The open tab of the form, and the way to a field in any of them. */
export function useTab(): OpenTab {
  const [tab, setTab] = useState<TabId>('basico');
  const [target, setTarget] = useState<{ readonly field: PostField }>();
  useEffect(() => {
    if (target) document.getElementById(ID_PREFIX + target.field)?.focus();
  }, [target]);
  const goTo = useCallback((field: PostField) => {
    setTab(tabOf(field));
    setTarget({ field });
  }, []);
  return { tab, open: setTab, goTo };
}
