import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the build and during hydration of a prerendered page, which may render build data only. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
