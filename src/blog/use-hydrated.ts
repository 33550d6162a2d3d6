import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the build and while a prerendered page hydrates, when only what the build knew may be drawn. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
