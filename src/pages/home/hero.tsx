import { categories } from '../../catalogue/categories.ts';
import type { Showcase } from '../../catalogue/page-data.ts';
import { total } from '../../catalogue/summary.ts';
import { SearchBox } from '../../search/search-box.tsx';
import { Container } from '../../ui/container.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ShowcaseCard } from './showcase-card.tsx';

const STATEMENTS = ['Gratuitas', 'Sem cadastro', 'Contas feitas no seu navegador'] as const;

/** The first screen: the site's purpose, the search, and the small calculator. */
export function Hero({ showcase }: { readonly showcase: Showcase | undefined }) {
  return (
    <div className="relative border-b border-line bg-surface">
      {/* Squared paper, as in a school exercise book. */}
      <div
        aria-hidden="true"
        className="absolute inset-0 mask-[linear-gradient(to_bottom_left,black,transparent_70%)] bg-[linear-gradient(var(--color-line)_1px,transparent_1px),linear-gradient(90deg,var(--color-line)_1px,transparent_1px)] bg-size-[1.75rem_1.75rem] opacity-70"
      />
      <Container className="relative grid items-start grid-cols-1 gap-10 py-12 sm:py-16 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-12">
        {/* Centred beside the calculator by a fixed distance: browsers show the calculator while its HTML still arrives,
        and text centred by its height would move. */}
        <div className="lg:pt-23">
          <h1 className="text-4xl font-extrabold tracking-tight sm:text-5xl lg:text-6xl">
            A conta certa, com as contas à mostra
          </h1>
          <p className="mt-4 max-w-xl text-lg text-muted sm:text-xl">
            {total} calculadoras em {categories.length} categorias, do salário ao imposto de renda. Você vê o
            resultado, o passo a passo e a lei.
          </p>
          <div className="mt-7 max-w-xl">
            <SearchBox id="busca-inicio" large />
          </div>
          <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-sm font-medium">
            {STATEMENTS.map((statement) => (
              <li key={statement} className="flex items-center gap-2">
                <Icon name="check" className="text-success" />
                {statement}
              </li>
            ))}
          </ul>
        </div>
        {showcase && <ShowcaseCard showcase={showcase} />}
      </Container>
    </div>
  );
}
