/** Replacements for a page that cannot be shown. */
import type { ReactNode } from 'react';
import { SITE_NAME } from '../../site/site.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAuth } from '../auth.tsx';

interface StateProps {
  readonly icon: string;
  readonly title: string;
  readonly children: ReactNode;
}

function State({ icon, title, children }: StateProps) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center px-4 py-10">
      <title>{`${title} | Administração | ${SITE_NAME}`}</title>
      <div className="card p-6 text-center sm:p-8">
        <Icon name={icon} className="mx-auto size-10 text-muted" />
        <h1 className="mt-4 text-2xl font-bold">{title}</h1>
        {children}
      </div>
    </main>
  );
}

/** Shown until the session is known. */
export function Loading() {
  return (
    <main className="flex min-h-dvh items-center justify-center p-6">
      <title>{`Administração | ${SITE_NAME}`}</title>
      <p role="status" className="text-muted">
        Carregando...
      </p>
    </main>
  );
}

/** Shown to a signed-in user who is not an administrator. */
export function AccessDenied() {
  const { signOut } = useAuth();
  return (
    <State icon="shield-x" title="Acesso Negado">
      <p className="mt-2 text-muted">Você não tem permissão para acessar esta área.</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button onClick={() => void signOut()}>Entrar com outra conta</Button>
        <a href="/" className={buttonClass('secondary')}>
          Voltar ao site
        </a>
      </div>
    </State>
  );
}

/** Shown if the backend does not respond when the session is checked. */
export function Unreachable() {
  return (
    <State icon="cloud-off" title="Sem resposta do servidor">
      <p role="alert" className="mt-2 text-muted">
        Não foi possível verificar seu acesso. Se você já tinha entrado, sua sessão continua guardada.
      </p>
      <Button className="mt-6" onClick={() => window.location.reload()}>
        Tentar de novo
      </Button>
    </State>
  );
}

/** Shown on a site without a backend. */
export function Unconfigured() {
  return (
    <Notice tone="info" role="status">
      Nenhum backend está configurado neste site: não há contas nem artigos para administrar. O site público
      funciona normalmente. Para configurar, siga o arquivo{' '}
      <span className="whitespace-nowrap">docs/backend.md</span> do projeto.
    </Notice>
  );
}
