import { useSyncExternalStore } from 'react';
import { todayInBrazil } from '../calendar/today.ts';

const never = () => () => undefined;
const inBrowser = () => todayInBrazil(new Date());
const inBuild = () => BUILD_DAY;

/** Current day in Brazil; during hydration, the day of the build. */
export function useToday(): string {
  return useSyncExternalStore(never, inBrowser, inBuild);
}
