import type { ReactNode } from 'react';
import { SITE_NAME } from '../../site/site.ts';
import { usePageFocus } from './use-page-focus.ts';

interface AdminPageProps {
  readonly title: string;
  /** A sentence below the title. */
  readonly lede?: ReactNode;
  /** Links and buttons next to the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the administrative area: sets the document title and the heading, which receives focus. */
export function AdminPage({ title, lede, actions, children }: AdminPageProps) {
  const heading = usePageFocus();
  return (
    <>
      <title>{`${title} | Administração | ${SITE_NAME}`}</title>
      <header className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold outline-none sm:text-3xl">
            {title}
          </h1>
          {lede === undefined ? null : <p className="mt-1 text-muted">{lede}</p>}
        </div>
        {actions}
      </header>
      {children}
    </>
  );
}
