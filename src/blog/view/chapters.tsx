import type { Chapter } from '../../catalogue/chapters.ts';

const MIN_CHAPTERS = 3;

/** Links to the chapters of an article. */
export function Chapters({ chapters }: { readonly chapters: readonly Chapter[] }) {
  if (chapters.length < MIN_CHAPTERS) return null;
  return (
    <nav
      aria-labelledby="neste-artigo"
      className="no-print sticky top-24 border-l-4 border-accent-bright pl-4"
    >
      <h2 id="neste-artigo" className="font-bold">
        Neste artigo
      </h2>
      <ol className="mt-1 text-muted">
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="block rounded py-1.5 hover:text-ink hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
