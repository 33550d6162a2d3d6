import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../ui/icon.tsx';

/** A grid of tiles; on phones, a list of compact rows, to reduce scrolling. */
export function TileList({ columns, children }: { readonly columns: 3 | 4; readonly children: ReactNode }) {
  return (
    <ul
      className={`divide-y divide-line rounded-xl border border-line bg-surface sm:grid sm:grid-cols-2 sm:gap-4 sm:divide-y-0 sm:border-0 sm:bg-transparent ${columns === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}
    >
      {children}
    </ul>
  );
}

interface LinkTileProps {
  /** Address; undefined for a tile that only reserves the space of another. */
  readonly to: string | undefined;
  readonly icon: string;
  /** Name of an accent among the design tokens. */
  readonly accent?: string;
  readonly title: string;
  /** A few words below the title. */
  readonly detail: string;
  /** Description, shown if it fits. */
  readonly description?: string;
}

/** A link as a tile of a `TileList`. */
export function LinkTile({ to, icon, accent, title, detail, description }: LinkTileProps) {
  return (
    <li
      data-accent={accent}
      className="relative @container flex flex-wrap items-center gap-x-4 px-4 py-2.5 transition-colors first:rounded-t-xl last:rounded-b-xl hover:bg-sunken has-focus-visible:z-10 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand sm:flex-col sm:items-start sm:gap-4 sm:rounded-xl sm:border sm:border-line sm:bg-surface sm:p-5 sm:hover:bg-surface sm:hover:border-accent"
    >
      <span className="flex size-11 shrink-0 items-center justify-center rounded-xl bg-accent text-surface">
        {to !== undefined && <Icon name={icon} className="size-6" />}
      </span>
      <div className="min-w-0 flex-1 basis-[9rem] sm:basis-auto">
        <h3 className="font-bold sm:text-lg">
          {to === undefined ? (
            title
          ) : (
            <Link to={to} className="outline-none after:absolute after:inset-0">
              {title}
            </Link>
          )}
        </h3>
        <p className="text-sm font-medium text-accent">{detail}</p>
        {description && <p className="mt-2 hidden text-sm text-muted sm:block">{description}</p>}
      </div>
      {/* Hide the arrow if it would wrap to a line of its own below large text. */}
      <Icon name="chevron-right" className="hidden text-muted max-sm:@min-[16rem]:block" />
    </li>
  );
}
