import { ownPage } from '../../catalogue/entry.ts';

/** True if the calculator is on its own page; within another site nothing is kept or sent. */
export function isOnOwnPage(): boolean {
  const { pathname } = window.location;
  return ownPage(pathname) === pathname;
}
