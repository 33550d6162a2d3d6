import type { ReactNode } from 'react';

interface SectionProps {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of a page on a card, with its own heading. */
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
