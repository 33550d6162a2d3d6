import { useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { BlogCategoryId } from '../blog-categories.ts';
import { useHydrated } from '../use-hydrated.ts';
import { ALL_ARTICLES, filterFrom, listAddress } from './filter-address.ts';

/** The filter, stored in the address so that "back" and a shared link restore it. */
export function useArticleFilter() {
  const isHydrated = useHydrated();
  const { key, search } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const addressed = isHydrated ? filterFrom(new URLSearchParams(search)) : ALL_ARTICLES;

  // The address is updated with a debounce, so the typed text is kept in state; the address takes precedence
  // when it changes for any other reason than typing.
  const place = isHydrated ? key : '';
  const [seenPlace, setSeenPlace] = useState(place);
  const [query, setQuery] = useState(addressed.query);
  if (place !== seenPlace) {
    setSeenPlace(place);
    if (navigationType !== NavigationType.Replace) setQuery(addressed.query);
  }

  const { category } = addressed;
  return {
    query,
    category,
    /** Typing replaces the history entry. */
    search: (next: string) => {
      setQuery(next);
      void navigate(listAddress({ query: next, category }), { replace: true });
    },
    /** Choosing a category pushes one, so that "back" undoes it. */
    choose: (next: BlogCategoryId | undefined) => {
      if (next !== category) void navigate(listAddress({ query, category: next }));
    },
    clear: () => void navigate(listAddress(ALL_ARTICLES)),
  };
}
