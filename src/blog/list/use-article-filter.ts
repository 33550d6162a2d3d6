import { useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { BlogCategoryId } from '../blog-categories.ts';
import type { ArticleFilter } from '../choose-articles.ts';
import { useHydrated } from '../use-hydrated.ts';
import { ALL_ARTICLES, filterFrom, listAddress } from './filter-address.ts';

/** The filter of the list and its setters. */
interface FilterControl extends ArticleFilter {
  /** Typing replaces the history entry. */
  readonly search: (query: string) => void;
  /** Choosing a category pushes one, so that "back" undoes it. */
  readonly choose: (category: BlogCategoryId | undefined) => void;
  readonly clear: () => void;
}

/** The filter, stored in the address so that "back" and a shared link restore it. */
export function useArticleFilter(): FilterControl {
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
    search: (next) => {
      setQuery(next);
      void navigate(listAddress({ query: next, category }), { replace: true });
    },
    choose: (next) => {
      if (next !== category) void navigate(listAddress({ query, category: next }));
    },
    clear: () => void navigate(listAddress(ALL_ARTICLES)),
  };
}
