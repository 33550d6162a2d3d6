import { Link } from 'react-router-dom';
import { categories } from '../../catalogue/categories.ts';
import { SITE_EMAIL } from '../../site/site.ts';
import { Logo } from '../../parts/logo.tsx';

const USEFUL = [
  { to: '/', label: 'Início' },
  { to: '/blog', label: 'Blog' },
  { to: '/como-funciona', label: 'Como funciona' },
  { to: '/conferido-com', label: 'Conferido com' },
  { to: '/categorias', label: 'Categorias' },
  { to: '/meus-calculos', label: 'Meus cálculos' },
  { to: '/contato', label: 'Contato' },
] as const;

const LEGAL = [
  { to: '/privacidade', label: 'Política de privacidade' },
  { to: '/termos', label: 'Termos de uso' },
  { to: '/acessibilidade', label: 'Acessibilidade' },
] as const;

interface LinkListProps {
  readonly title: string;
  readonly links: readonly { readonly to: string; readonly label: string }[];
}

function LinkList({ title, links }: LinkListProps) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 font-semibold">{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-8 items-center rounded text-muted sm:min-h-9 underline-offset-4 hover:text-ink hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links and legal statements at the end of every page. */
export function Footer() {
  const hubs = categories.map(({ hubPath, label }) => ({ to: hubPath, label }));
  return (
    <footer className="no-print mt-9 sm:mt-16 border-t-4 border-double border-ink">
      <div className="mx-auto grid max-w-6xl xl:max-w-360 grid-cols-[repeat(auto-fit,minmax(max(9rem,34%),1fr))] gap-x-6 gap-y-6 px-4 py-8 sm:gap-y-8 sm:py-10 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-full max-w-sm lg:col-span-1">
          <Logo />
          <p className="mt-3 text-sm text-muted">
            Todas as calculadoras são gratuitas e não pedem cadastro. O que você digita é processado no seu
            navegador e só chega até nós se você mandar.
          </p>
          {SITE_EMAIL !== undefined && (
            <p className="mt-3 text-sm">
              <a
                href={`mailto:${SITE_EMAIL}`}
                className="inline-flex min-h-9 items-center break-all text-muted underline-offset-4 hover:text-ink hover:underline"
              >
                {SITE_EMAIL}
              </a>
            </p>
          )}
        </div>
        <LinkList title="Calculadoras" links={hubs} />
        <div className="space-y-8 lg:contents">
          <LinkList title="Links úteis" links={USEFUL} />
          <LinkList title="Informações legais" links={LEGAL} />
        </div>
      </div>
      <div className="border-t border-line">
        <p className="mx-auto max-w-6xl xl:max-w-360 px-4 py-5 text-sm text-muted">
          Os resultados são estimativas sem valor legal e não substituem um advogado, contador ou médico. Este
          serviço não se destina a menores de 13 anos.
        </p>
      </div>
    </footer>
  );
}
