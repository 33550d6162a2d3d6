import { useSyncExternalStore } from 'react';
import { todayInBrazil } from '../calendar/today.ts';

const never = () => () => undefined;
const inBrowser = () => todayInBrazil(new Date());
const inBuild = () => BUILD_DAY;

/** Today in Brazil. During hydration of a prerendered page, the day of the build. */
export function useToday(): string {
  return useSyncExternalStore(never, inBrowser, inBuild);
}
