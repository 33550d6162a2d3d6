import { useSyncExternalStore } from 'react';
import { todayInBrazil } from '../engine/today.ts';

const never = () => () => undefined;
const inBrowser = () => todayInBrazil(new Date());
const inBuild = () => BUILD_DAY;

/** Today in Brazil. While a prerendered page hydrates, the day of the build; then the visitor's. */
export function useToday(): string {
  return useSyncExternalStore(never, inBrowser, inBuild);
}
