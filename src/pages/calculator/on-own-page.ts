import { ownPage } from '../../catalogue/entry.ts';

/** Whether the calculator stands on its own page, and not within another site: there nothing is kept and nothing sent. */
export function isOnOwnPage(): boolean {
  const { pathname } = window.location;
  return ownPage(pathname) === pathname;
}
