import { ownPage } from '../../catalogue/entry.ts';

/** True if the calculator is not embedded in another site, where nothing is saved or sent. */
export function isOnOwnPage(): boolean {
  const { pathname } = window.location;
  return ownPage(pathname) === pathname;
}
