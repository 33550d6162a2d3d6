import { useEffect, useState } from 'react';
import { tabOf, type PostField, type TabId } from '../model/post-schema.ts';
import { VISUAL } from '../widgets/facts.ts';

/** Prefix of the controls' ids; the field's name follows. */
export const ID_PREFIX = 'campo-';

/** The form's open tab, with an action that goes to any field. */
export function useTab() {
  const [tab, setTab] = useState<TabId>('basico');
  const [target, setTarget] = useState<{ readonly field: PostField }>();
  useEffect(() => {
    if (!target) return;
    const id = ID_PREFIX + target.field;
    (document.getElementById(id + VISUAL) ?? document.getElementById(id))?.focus();
  }, [target]);
  return {
    tab,
    open: setTab,
    /** Opens the tab of a field and puts the focus on it. */
    goTo: (field: PostField) => {
      setTab(tabOf(field));
      setTarget({ field });
    },
  };
}

export type OpenTab = ReturnType<typeof useTab>;
