import { useEffect, type ReactNode } from 'react';
import { replayWithoutCalculator } from '../../site/early-presses.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { CONTENT_ID } from './route-change.tsx';

/** The frame of every public page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  useEffect(replayWithoutCalculator, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${CONTENT_ID}`}
        className="absolute top-2 left-2 z-50 -translate-y-[200%] rounded-lg bg-brand px-4 py-2 font-semibold text-on-brand focus:translate-y-0"
      >
        Pular para o conteúdo
      </a>
      <NavigationProgress />
      <Header />
      <main id={CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
    </div>
  );
}
