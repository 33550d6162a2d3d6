import { useEffect, useState } from 'react';
import { SIGN_UP_MARK } from '../../site/sign-up-mark.ts';
import { Container } from '../../ui/container.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Confirms a sign-up to visitors who have followed the link in the confirmation mail. */
export function SignUpConfirmed() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset[SIGN_UP_MARK] === undefined) return;
    delete dataset[SIGN_UP_MARK];
    // Add the text after the first render, because screen readers announce only changes of a live region.
    setTimeout(() => setIsShown(true));
  }, []);
  return (
    <div role="status">
      {isShown && (
        <Container className="py-6">
          <Notice tone="success">
            <p className="font-semibold">Cadastro confirmado</p>
            <p>
              Depois que um administrador der acesso a você, é só{' '}
              <a href="/admin/login" className="underline">
                entrar na administração
              </a>{' '}
              com o seu email e a sua senha.
            </p>
          </Notice>
        </Container>
      )}
    </div>
  );
}
