import { useLayoutEffect, useState, type KeyboardEvent } from 'react';
import { ASKING, ASKING_PATH, guessText } from './guess.ts';
import type { SiteAnswer } from './site-search.ts';

type Tools = typeof import('./suggestions.tsx');

/** Maximum number of suggestions, so that the list needs no scrolling on a small screen. */
const MAX_SUGGESTIONS = 6;

const NOTHING: SiteAnswer & { readonly term: string } = {
  term: '',
  count: 0,
  cards: [],
  terms: [],
  isSure: true,
};

/** Loads the suggestions; ignores a failed download, because the box works without them and the next focus retries. */
async function loadTools(): Promise<Tools | undefined> {
  try {
    const tools = await import('./suggestions.tsx');
    tools.prepareSearch();
    return tools;
  } catch {
    return undefined;
  }
}

/** Suggestions for a term, following the WAI-ARIA combobox pattern. */
export function useSuggestions(id: string, term: string) {
  const [tools, setTools] = useState<Tools>();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [suggested, setSuggested] = useState(NOTHING);
  const canSuggest = isOpen && tools !== undefined && term.trim() !== '';
  useLayoutEffect(() => {
    if (!canSuggest) return undefined;
    let isCurrent = true;
    const suggest = async () => {
      const answer = await tools.searchSite(term, 0, MAX_SUGGESTIONS);
      if (isCurrent) setSuggested({ term, ...answer });
    };
    // Ignore a failed fetch, because the next term retries.
    suggest().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [canSuggest, term, tools]);
  // Keep the previous suggestions while the next ones load.
  const isOfTerm = suggested.term === term;
  const isShown = canSuggest && suggested.term !== '' && (isOfTerm || term.startsWith(suggested.term));
  const { cards, terms, isSure } = isShown ? suggested : NOTHING;
  const guess = isSure ? undefined : guessText(suggested.term, cards.length);
  const paths = tools ? cards.map((card) => tools.foundAt(card).path) : [];
  if (guess !== undefined) paths.push(ASKING_PATH);
  const listId = `${id}-sugestoes`;
  const show = (open: boolean) => {
    setIsOpen(open);
    setActive(-1);
  };
  return {
    /** Component that renders the list; undefined without suggestions. */
    List: paths.length > 0 ? tools?.SuggestionList : undefined,
    listId,
    cards,
    terms,
    /** States that nothing answers the term; an option to suggest a calculator follows the cards. */
    guess,
    /** Index of the active option; -1 for the box itself. */
    active,
    activePath: paths[active],
    activeId: active < 0 ? undefined : tools?.optionId(listId, active),
    /** Number of suggestions as text for screen readers; empty while the list is closed. */
    announcement: isShown && isOfTerm ? announced(guess, cards.length) : '',
    prepare: () => {
      if (!tools) void loadTools().then(setTools);
    },
    show,
    /** Handles keys that open the list or move in it; returns true if it handled the key. */
    onArrow: ({ key }: KeyboardEvent) => {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
      // Wrap around through the box itself.
      const places = paths.length + 1;
      if (isOpen) setActive(((active + 1 + (key === 'ArrowDown' ? 1 : -1) + places) % places) - 1);
      else show(true);
      return true;
    },
  };
}

function announced(guess: string | undefined, count: number): string {
  const counted = count === 1 ? '1 sugestão' : `${count} sugestões`;
  if (guess === undefined) return counted;
  return count === 0 ? `${guess}. Na lista: ${ASKING}` : `${guess} ${counted}`;
}
