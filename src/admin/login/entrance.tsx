import type { ReactNode } from 'react';
import { Logo } from '../../parts/logo.tsx';
import { SITE_NAME } from '../../site/site.ts';
import { usePageFocus } from '../parts/use-page-focus.ts';

interface EntranceProps {
  readonly title: string;
  /** A sentence below the title. */
  readonly lede: ReactNode;
  readonly children: ReactNode;
}

/** Layout of the pages that need no sign-in: one card, and a link back to the site. */
export function Entrance({ title, lede, children }: EntranceProps) {
  const heading = usePageFocus();
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center px-4 py-10">
      <title>{`${title} | ${SITE_NAME}`}</title>
      <div className="card p-6 sm:p-8">
        <Logo />
        <h1 ref={heading} tabIndex={-1} className="mt-6 text-2xl font-bold outline-none">
          {title}
        </h1>
        <p className="mt-1 mb-6 text-muted">{lede}</p>
        {children}
      </div>
      <p className="mt-6 text-center text-sm">
        <a href="/" className="inline-flex min-h-9 items-center text-muted hover:text-ink hover:underline">
          Voltar ao site
        </a>
      </p>
    </main>
  );
}
