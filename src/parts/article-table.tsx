import type { ReactNode } from 'react';

/** A table of an article. On a phone it scrolls sideways in a frame of its own, which the keyboard reaches, too. */
export function ArticleTable({ children }: { readonly children?: ReactNode }) {
  return (
    <div role="group" aria-label="Tabela" tabIndex={0} className="overflow-x-auto rounded-lg">
      <table className="table w-full text-sm sm:text-base">{children}</table>
    </div>
  );
}
