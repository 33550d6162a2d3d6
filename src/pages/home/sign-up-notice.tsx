import { useEffect, useState, type ReactNode } from 'react';
import { SIGN_UP_MARK, type SignUpOutcome } from '../../site/sign-up-mark.ts';
import { Container } from '../../ui/container.tsx';
import { Notice } from '../../ui/notice.tsx';

const LOGIN = (
  <a href="/admin/login" className="underline">
    entrar na administração
  </a>
);

const NOTICES: Readonly<
  Record<SignUpOutcome, { tone: 'success' | 'warning'; title: string; text: ReactNode }>
> = {
  confirmado: {
    tone: 'success',
    title: 'Cadastro confirmado',
    text: <>Depois que um administrador der acesso a você, é só {LOGIN} com o seu e-mail e a sua senha.</>,
  },
  vencido: {
    tone: 'warning',
    title: 'Este link já foi usado ou venceu',
    text: (
      <>
        Se você já confirmou o cadastro, é só {LOGIN}. Se não, cadastre-se outra vez para receber outro link.
      </>
    ),
  },
};

/** Reports the outcome to visitors who have followed the link in a confirmation mail. */
export function SignUpNotice() {
  const [outcome, setOutcome] = useState<SignUpOutcome>();
  useEffect(() => {
    const { dataset } = document.documentElement;
    const marked = dataset[SIGN_UP_MARK];
    if (marked === undefined) return;
    delete dataset[SIGN_UP_MARK];
    // Add the text after the first render, because screen readers announce only changes of a live region.
    setTimeout(() => setOutcome(marked === 'vencido' ? 'vencido' : 'confirmado'));
  }, []);
  const notice = outcome && NOTICES[outcome];
  return (
    <div role="status">
      {notice && (
        <Container className="py-6">
          <Notice tone={notice.tone}>
            <p className="font-semibold">{notice.title}</p>
            <p>{notice.text}</p>
          </Notice>
        </Container>
      )}
    </div>
  );
}
