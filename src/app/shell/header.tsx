import { Link } from 'react-router-dom';
import { SearchBox } from '../../search/search-box.tsx';
import { Logo } from '../../parts/logo.tsx';
import { Menu } from './menu.tsx';
import { NavList } from './nav-list.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { SITE_NAME } from '../../site/site.ts';

/** Logo, search, links and theme switch. Sticky, except on screens where it would cover a large part. */
export function Header() {
  return (
    <header className="no-print sticky top-0 z-40 border-b-4 border-double border-ink bg-canvas [@media(max-height:30rem)]:static">
      <div className="mx-auto flex h-16 max-w-6xl xl:max-w-360 items-center gap-2 px-4">
        <Link
          to="/"
          className="flex min-h-11 items-center rounded-lg"
          aria-label={`${SITE_NAME}, página inicial`}
        >
          <Logo />
        </Link>
        {/* Keep the search beside the logo: links parsed later would move it. Hide it on pages with their own box. */}
        <div className="hidden w-full max-w-72 md:ml-4 md:block [body:has(main_search_[role=combobox])_&]:hidden">
          <SearchBox id="busca-cabecalho" />
        </div>
        <div className="ml-auto flex items-center gap-2">
          <nav aria-label="Principal" className="hidden lg:block">
            <NavList />
          </nav>
          <ThemeSwitch />
          <Menu />
        </div>
      </div>
    </header>
  );
}
