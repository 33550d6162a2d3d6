import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the build and while a prerendered page hydrates, when only build data may be rendered. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
