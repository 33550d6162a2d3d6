import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { calculatorsAtHand } from '../pages/calculator/load-calculator.ts';
import { Button } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import { isSiteReachable, reload } from './load-failure.ts';

/** In place of a page that cannot be loaded without a connection: what works without one. */
export function OfflineNotice() {
  const [tries, setTries] = useState(0);
  const calculators = calculatorsAtHand();
  const tryAgain = async () => {
    if (await isSiteReachable()) reload();
    else setTries((count) => count + 1);
  };
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <Container className="py-16">
      <div role="alert">
        <h1 className="text-3xl font-extrabold tracking-tight">Sem conexão com a internet</h1>
        <p className="mt-3 max-w-2xl text-lg text-muted">
          Esta página ainda não tinha sido aberta, e sem conexão não dá para buscá-la. Ela abre sozinha quando
          a conexão voltar.
        </p>
      </div>
      <h2 className="mt-8 text-xl font-bold">O que funciona agora</h2>
      {calculators.length === 0 ? (
        <p className="mt-2 max-w-2xl text-muted">
          Nenhuma calculadora foi aberta nesta visita. As que você abrir com conexão continuam a calcular sem
          ela.
        </p>
      ) : (
        <>
          <p className="mt-2 text-muted">
            As calculadoras que você abriu nesta visita: a conta é feita no seu aparelho.
          </p>
          <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {calculators.map(({ path, name }) => (
              <li key={path}>
                <Link
                  to={path}
                  className="card flex min-h-12 items-center px-5 py-3 font-semibold text-brand"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-8 flex flex-wrap items-center gap-4">
        <Button variant="secondary" onClick={() => void tryAgain()}>
          Tentar de novo
        </Button>
        <p role="status" className="text-muted">
          {tries > 0 && `Ainda sem conexão (${tries === 1 ? '1 tentativa' : `${tries} tentativas`}).`}
        </p>
      </div>
    </Container>
  );
}
