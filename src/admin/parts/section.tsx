import type { ReactNode } from 'react';

interface SectionProps {
  /** Of the heading. */
  readonly id: string;
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of a page on a card, under a heading of its own. */
export function Section({ id, title, className = 'p-5 sm:p-6', children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={`card ${className}`}>
      <h2 id={id} className="text-lg font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}
