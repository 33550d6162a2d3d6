import { useSyncExternalStore } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { searchSite } from '../../catalogue/site-search.ts';
import { AdSlot } from '../../parts/ad-slot.tsx';
import { Container } from '../../ui/container.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { SearchBox } from '../../parts/search-box.tsx';
import { SearchResults } from './search-results.tsx';

const never = () => () => undefined;

/** Search results for `?q=`. The prerendered page does not know the query yet and shows "Searching...". */
export default function SearchPage() {
  const [params] = useSearchParams();
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const query = isReady ? (params.get('q')?.trim() ?? '') : '';
  const answer = searchSite(query);
  const count = answer.entries.length;
  return (
    <Container className="py-10">
      <PageHead
        title={query === '' ? 'Busca' : `Busca por “${query}”`}
        description="Encontre a calculadora de que você precisa no Calculário."
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
      {/* Reserves space for the results, to avoid layout shift when they replace "Searching...". */}
      <div className="mt-8 min-h-[90dvh]">
        <p role="status" className="mb-4 text-lg font-medium">
          {isReady ? <Summary query={query} count={count} /> : <span lang="en">Searching...</span>}
        </p>
        {count > 0 && <SearchResults answer={answer} />}
        {query !== '' && count === 0 && <Advice />}
      </div>
      <div className="mt-10">
        <AdSlot size="banner" />
      </div>
    </Container>
  );
}

function Summary({ query, count }: { readonly query: string; readonly count: number }) {
  if (query === '') return 'Digite um termo para buscar calculadoras.';
  if (count === 0) return 'Nenhum resultado encontrado';
  return <span lang="en">{count === 1 ? 'Found 1 result' : `Found ${count} results`}</span>;
}

function Advice() {
  return (
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
  );
}
