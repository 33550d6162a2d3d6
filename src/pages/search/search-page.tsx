import { Suspense, use } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { MAX_CARDS } from '../../catalogue/page-data.ts';
import { ASKING, ASKING_PATH, guessText } from '../../search/guess.ts';
import type { Card } from '../../search/search-format.ts';
import { AdSlot } from '../../parts/ad-slot.tsx';
import { Container } from '../../ui/container.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PageLinks } from '../page-links.tsx';
import { SearchBox } from '../../search/search-box.tsx';
import { popularCards, searchSite, type SiteAnswer } from '../../search/site-search.ts';
import { SearchResults } from './search-results.tsx';
import { SITE_NAME } from '../../site/site.ts';
import { useHydrated } from '../../site/use-hydrated.ts';

/** Query and page number in an address. */
interface PageOfResults {
  readonly query: string;
  /** Number of the page of results, from 1. */
  readonly page: number;
}

/** Results, and popular calculators if there are none. */
interface Answered extends SiteAnswer {
  readonly popular: readonly Card[];
}

/** Maximum number of popular calculators offered if nothing was found. */
const MAX_POPULAR = 6;
/** Delay in milliseconds before a failed search is retried; without it, rendering would retry endlessly. */
const RETRY_MS = 3000;

const answers = new Map<string, Promise<Answered>>();

async function search({ query, page }: PageOfResults): Promise<Answered> {
  const answer = await searchSite(query, (page - 1) * MAX_CARDS, MAX_CARDS);
  return { ...answer, popular: answer.count === 0 ? await popularCards(MAX_POPULAR) : [] };
}

/**
 * Searches a page of results; returns the same promise for the same page, so that earlier results appear immediately.
 */
function answerTo(request: PageOfResults): Promise<Answered> {
  const key = `${request.page} ${request.query}`;
  const known = answers.get(key);
  if (known) return known;
  const answer = search(request);
  answers.set(key, answer);
  answer.catch(() => setTimeout(() => answers.delete(key), RETRY_MS));
  return answer;
}

/** Search results for `?q=`. The prerendered page does not know the query, so it shows a searching message. */
export default function SearchPage() {
  const [params] = useSearchParams();
  const isReady = useHydrated();
  const query = isReady ? (params.get('q')?.trim() ?? '') : '';
  const page = Math.max(1, Math.trunc(Number(params.get('pagina'))) || 1);
  const request = { query, page };
  return (
    <Container className="py-10">
      <PageHead
        title={query === '' ? 'Busca' : `Busca por “${query}”`}
        description={`Encontre a calculadora de que você precisa no ${SITE_NAME}.`}
        path="/busca"
        noindex
      />
      <h1 className="text-3xl font-extrabold tracking-tight">Busca</h1>
      <div className="mt-5 max-w-xl">
        <SearchBox id="busca-pagina" shownTerm={query} large />
      </div>
      <noscript>
        <div className="mt-8">
          <Notice tone="info">
            A busca precisa de JavaScript. Sem ele, veja <a href="/categorias">todas as calculadoras</a>.
          </Notice>
        </div>
      </noscript>
      {/* Reserve space for the results, to avoid a layout shift. */}
      <div className="mt-8 min-h-[90dvh]">
        <p role="status" className="mb-4 text-lg font-medium">
          <Suspense fallback={SEARCHING}>
            {isReady ? (
              // Use a new element for each query, because a translation of the page replaces text nodes.
              <span key={query}>
                <Summary {...request} />
              </span>
            ) : (
              SEARCHING
            )}
          </Suspense>
        </p>
        <Suspense fallback={null}>{query !== '' && <Results {...request} />}</Suspense>
      </div>
      <div className="mt-10">
        <AdSlot size="banner" />
      </div>
    </Container>
  );
}

const SEARCHING = <span>Buscando…</span>;

function Summary(request: PageOfResults) {
  if (request.query === '') return 'Digite um termo para buscar calculadoras.';
  const { count, isSure } = use(answerTo(request));
  if (count === 0) return 'Nenhum resultado encontrado';
  if (!isSure) return guessText(request.query, count);
  return count === 1 ? '1 resultado encontrado' : `${count} resultados encontrados`;
}

function Results({ query, page }: PageOfResults) {
  const answer = use(answerTo({ query, page }));
  if (answer.count === 0) return <Advice query={query} popular={answer.popular} />;
  return (
    <>
      <SearchResults cards={answer.cards} terms={answer.terms} />
      {!answer.isSure && (
        <p className="mt-6">
          Não é nada disso? <AskingLink />
        </p>
      )}
      <PageLinks
        page={page}
        pages={Math.ceil(answer.count / MAX_CARDS)}
        pathOf={(number) => `/busca?q=${encodeURIComponent(query)}${number === 1 ? '' : `&pagina=${number}`}`}
      />
    </>
  );
}

function AskingLink() {
  return (
    <Link to={ASKING_PATH} className="font-semibold text-brand underline underline-offset-4">
      {ASKING}
    </Link>
  );
}

function Advice({ query, popular }: Pick<PageOfResults, 'query'> & Pick<Answered, 'popular'>) {
  return (
    <>
      <p className="mb-4 wrap-anywhere">
        {guessText(query, 0)}. <AskingLink />
      </p>
      <ul className="list-disc space-y-2 pl-5 text-muted">
        <li>Confira se as palavras estão escritas corretamente.</li>
        <li>Use menos palavras, ou outras mais gerais, como “salário”, “juros” ou “imposto”.</li>
        <li>
          Veja{' '}
          <Link to="/categorias" className="text-brand underline underline-offset-4">
            todas as calculadoras por categoria
          </Link>
          .
        </li>
      </ul>
      <h2 className="mt-8 mb-4 text-lg font-bold">Para começar</h2>
      <SearchResults cards={popular} terms={[]} />
    </>
  );
}
