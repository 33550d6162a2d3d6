import type { ReactNode } from 'react';

/**
 * A table in an article. On a phone it scrolls sideways in its own frame, which the keyboard reaches too; the first
 * column stays in place.
 */
export function ArticleTable({ children }: { readonly children?: ReactNode }) {
  return (
    <div
      role="group"
      aria-label="Tabela"
      tabIndex={0}
      className="scroll-edge on-canvas overflow-x-auto rounded-lg"
    >
      <table className="first-column-stays table w-full text-sm sm:text-base">{children}</table>
    </div>
  );
}
