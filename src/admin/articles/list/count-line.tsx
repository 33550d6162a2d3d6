interface CountLineProps {
  /** Number of listed articles; undefined while they are loading. */
  readonly count: number | undefined;
  /** Sentence for an empty list. */
  readonly none: string;
}

/** Announces the number of listed articles to screen readers; shows a sentence if there are none. */
export function CountLine({ count, none }: CountLineProps) {
  return (
    <p role="status" className={count === 0 ? 'card p-8 text-center text-muted' : 'sr-only'}>
      {count === 0 ? none : count && `${count} ${count === 1 ? 'artigo' : 'artigos'}`}
    </p>
  );
}
