import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { SITE_NAME } from '../site/site.ts';

/** The page for unknown addresses; logs the address to the console. */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error('404: endereço inexistente:', pathname);
  }, [pathname]);
  return (
    <Container className="py-20 text-center">
      <PageHead
        title="Página não encontrada"
        description={`O endereço não existe no ${SITE_NAME}.`}
        path="/404"
        noindex
      />
      <p className="text-6xl font-extrabold text-brand">404</p>
      <h1 className="mt-4 text-2xl font-bold">Página não encontrada</h1>
      <p className="mt-2 text-muted">O endereço não existe ou mudou. Procure a calculadora pelo nome:</p>
      <div className="mx-auto mt-6 max-w-lg text-left">
        <SearchBox id="busca-404" large />
      </div>
      <Link to="/" className={buttonClass('primary', 'mt-8')}>
        Voltar ao início
      </Link>
    </Container>
  );
}
