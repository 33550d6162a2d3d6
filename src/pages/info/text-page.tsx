import type { ReactNode } from 'react';
import { formatDate } from '../../calendar/format-date.ts';
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Container } from '../../ui/container.tsx';

export interface TextSection {
  /** Fragment of the section. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface TextPageProps {
  readonly title: string;
  /** Meta description. */
  readonly description: string;
  readonly path: string;
  /** Introduction in one or two sentences. */
  readonly lead: ReactNode;
  /** Day of the last change, `YYYY-MM-DD`. */
  readonly updatedOn?: string;
  readonly sections: readonly TextSection[];
  /** Content between the header and the text. */
  readonly children?: ReactNode;
}

/** Layout of text pages: header, table of contents, sections. */
export function TextPage({ title, description, path, lead, updatedOn, sections, children }: TextPageProps) {
  return (
    <Container>
      <PageHead title={title} description={description} path={path} />
      <Breadcrumbs crumbs={[{ label: 'Início', to: '/' }, { label: title }]} />
      <header className="max-w-3xl">
        <h1 className="text-3xl font-extrabold tracking-tight sm:text-4xl">{title}</h1>
        <p className="mt-3 text-lg text-muted">{lead}</p>
        {updatedOn && (
          <p className="mt-2 text-sm text-muted">
            Atualizado em <time dateTime={updatedOn}>{formatDate(updatedOn)}</time>
          </p>
        )}
      </header>
      {children}
      <div className="mt-8 grid grid-cols-1 gap-8 border-t border-line pt-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12">
        <nav aria-labelledby="nesta-pagina" className="no-print h-fit lg:sticky lg:top-24">
          <h2 id="nesta-pagina" className="mb-2 text-sm font-semibold">
            Nesta página
          </h2>
          <ul className="border-l-2 border-line">
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="-ml-0.5 block border-l-2 border-transparent py-1.5 pl-4 text-sm text-muted hover:border-brand hover:text-ink"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="space-y-10">
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id} className="prose">
              <h2 id={section.id}>{section.title}</h2>
              {section.body}
            </section>
          ))}
        </div>
      </div>
    </Container>
  );
}
