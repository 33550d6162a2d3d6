import { useState, type KeyboardEvent } from 'react';
import type { CatalogueEntry } from '../catalogue/entry.ts';

type Tools = typeof import('./suggestions.tsx');

/** A list that needs no scrolling on a small screen. */
const MOST = 6;
const NOTHING = { entries: [], terms: [] } as const;

/** Without them the box still searches, so a failed download is no loss, and the next focus tries again. */
async function loadTools(): Promise<Tools | undefined> {
  try {
    const { suggest, optionId, SuggestionList } = await import('./suggestions.tsx');
    return { suggest, optionId, SuggestionList };
  } catch {
    return undefined;
  }
}

/** State of the suggestions below a search box. */
export interface Suggestions {
  /** Draws the list; there is none while nothing is suggested. */
  readonly List: Tools['SuggestionList'] | undefined;
  readonly listId: string;
  readonly entries: readonly CatalogueEntry[];
  readonly terms: readonly string[];
  /** Place of the entry that the arrows stand on, -1 while they stand on the box. */
  readonly active: number;
  readonly activeId: string | undefined;
  /** How many there are, in words; empty while the list is closed. */
  readonly announcement: string;
  /** Fetches what suggesting takes. */
  readonly prepare: () => void;
  readonly show: (isOpen: boolean) => void;
  /** Moves through the list, or opens it; tells whether the key was one for that. */
  readonly onArrow: (event: KeyboardEvent) => boolean;
}

/** Suggestions for a term, after the combobox pattern of WAI-ARIA. */
export function useSuggestions(id: string, term: string): Suggestions {
  const [tools, setTools] = useState<Tools>();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const canSuggest = isOpen && tools !== undefined && term.trim() !== '';
  const answer = canSuggest ? tools.suggest(term) : NOTHING;
  const entries = answer.entries.slice(0, MOST);
  const listId = `${id}-sugestoes`;
  const show = (open: boolean) => {
    setIsOpen(open);
    setActive(-1);
  };
  return {
    List: entries.length > 0 ? tools?.SuggestionList : undefined,
    listId,
    entries,
    terms: answer.terms,
    active,
    activeId: active < 0 ? undefined : tools?.optionId(listId, active),
    announcement: canSuggest ? countText(entries.length) : '',
    prepare: () => {
      if (!tools) void loadTools().then(setTools);
    },
    show,
    onArrow: ({ key }) => {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
      // The box itself is one of the places that the arrows go round.
      const places = entries.length + 1;
      if (isOpen) setActive(((active + 1 + (key === 'ArrowDown' ? 1 : -1) + places) % places) - 1);
      else show(true);
      return true;
    },
  };
}

function countText(count: number): string {
  if (count === 0) return 'Nenhuma sugestão';
  return count === 1 ? '1 sugestão' : `${count} sugestões`;
}
