import { useState, type KeyboardEvent } from 'react';
import type { CatalogueEntry } from '../catalogue/entry.ts';

type Tools = typeof import('./suggestions.tsx');

/** Most suggestions, so that the list needs no scrolling on a small screen. */
const MOST = 6;
const NOTHING = { entries: [], terms: [] } as const;

/** The box works without suggestions, so a failed download is ignored, and the next focus retries. */
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
  /** Renders the list; undefined while nothing is suggested. */
  readonly List: Tools['SuggestionList'] | undefined;
  readonly listId: string;
  readonly entries: readonly CatalogueEntry[];
  readonly terms: readonly string[];
  /** Index of the active option, -1 for the box itself. */
  readonly active: number;
  readonly activeId: string | undefined;
  /** The number of suggestions, in words for screen readers; empty while the list is closed. */
  readonly announcement: string;
  /** Loads the catalogue and the search. */
  readonly prepare: () => void;
  readonly show: (isOpen: boolean) => void;
  /** Handles keys that open the list or move in it; returns whether the key was handled. */
  readonly onArrow: (event: KeyboardEvent) => boolean;
}

/** Suggestions for a term, following the WAI-ARIA combobox pattern. */
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
      // The arrow keys wrap around through the box itself.
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
