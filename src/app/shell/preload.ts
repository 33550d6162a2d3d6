import { routeOf } from './routes.ts';

/** Loads everything that a page needs to render without suspending. */
export async function preload(path: string): Promise<void> {
  const route = routeOf(path);
  await Promise.all([route?.Page.preload(), route?.preload?.(path)]);
}
