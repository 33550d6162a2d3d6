import { matchPath } from 'react-router-dom';
import { routes } from './routes.ts';

/** Loads everything that a page needs to render without suspending. */
export async function preload(path: string): Promise<void> {
  const route = routes.find(({ pattern }) => matchPath({ path: pattern, caseSensitive: true }, path));
  await Promise.all([route?.Page.preload(), route?.preload?.(path)]);
}
