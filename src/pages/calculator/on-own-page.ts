import { ownPage } from '../../catalogue/entry.ts';

/** Whether the calculator is on its own page; within another site nothing is kept and nothing sent. */
export function isOnOwnPage(): boolean {
  const { pathname } = window.location;
  return ownPage(pathname) === pathname;
}
