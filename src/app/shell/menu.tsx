import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SearchBox } from '../../search/search-box.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NavList } from './nav-list.tsx';

/**
 * Search and links on small screens. A native popover, because the browser opens it, closes it on Escape or an outside
 * click, restores the focus to its button and exposes its state to screen readers, even without scripts.
 */
export function Menu() {
  const { key } = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    menu.current?.hidePopover?.();
  }, [key]);
  return (
    <div
      className="group/menu lg:hidden"
      // Close the menu when the focus leaves it, because it must not cover the focused element.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) menu.current?.hidePopover?.();
      }}
    >
      <button
        type="button"
        popoverTarget="menu"
        aria-label="Menu"
        className="flex size-11 items-center justify-center rounded-lg hover:bg-sunken"
      >
        <Icon name="menu" className="size-6 group-has-[:popover-open]/menu:hidden" />
        <Icon name="x" className="hidden size-6 group-has-[:popover-open]/menu:block" />
      </button>
      <div
        id="menu"
        ref={menu}
        popover="auto"
        className="inset-x-0 top-16 bottom-auto m-0 max-h-[calc(100dvh-4rem)] w-full overflow-y-auto border-b border-line bg-surface p-4 text-ink shadow-lg backdrop:top-16 backdrop:bg-[#0000004d]"
      >
        <div className="mb-3 md:hidden">
          <SearchBox id="busca-menu" inFlow />
        </div>
        <nav aria-label="Menu">
          <NavList vertical />
        </nav>
      </div>
    </div>
  );
}
