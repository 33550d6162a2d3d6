import { useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { BlogCategoryId } from '../blog-categories.ts';
import { useHydrated } from '../../site/use-hydrated.ts';
import { ALL_ARTICLES, filterFrom, listAddress } from './filter-address.ts';

/** The filter, stored in the address so that "back" and a shared link restore it. */
export function useArticleFilter() {
  const isHydrated = useHydrated();
  const { key, search } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const addressed = isHydrated ? filterFrom(new URLSearchParams(search)) : ALL_ARTICLES;

  // Keep the typed text in state, because the router updates the address late. The address takes precedence if it
  // changes for any reason other than typing.
  const entryKey = isHydrated ? key : '';
  const [seenKey, setSeenKey] = useState(entryKey);
  const [query, setQuery] = useState(addressed.query);
  if (entryKey !== seenKey) {
    setSeenKey(entryKey);
    if (navigationType !== NavigationType.Replace) setQuery(addressed.query);
  }

  const { category } = addressed;
  return {
    query,
    category,
    /** Replaces the history entry while typing. */
    search: (next: string) => {
      setQuery(next);
      void navigate(listAddress({ query: next, category }), { replace: true });
    },
    /** Pushes a history entry, so that "back" undoes the choice. */
    choose: (next: BlogCategoryId | undefined) => {
      if (next !== category) void navigate(listAddress({ query, category: next }));
    },
    clear: () => void navigate(listAddress(ALL_ARTICLES)),
  };
}
