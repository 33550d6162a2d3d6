import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in the build and during hydration of a prerendered page, when only data of the build may be rendered.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
