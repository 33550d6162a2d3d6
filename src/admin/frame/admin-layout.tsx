import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { Logo } from '../../parts/logo.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAuth } from '../auth.tsx';
import { ReauthenticateDialog } from './reauthenticate-dialog.tsx';
import { RenewalNotice } from './renewal-notice.tsx';
import { SideMenu } from './side-menu.tsx';
import { SITE_NAME } from '../../site/site.ts';

/** The top bar of small screens; its menu closes on Escape, on navigation, and when the focus moves to the page. */
function TopBar() {
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === key;
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: KeyboardEvent) => {
      // Leave Escape to an open dialog, which then returns the focus to the menu.
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      setOpenOn(undefined);
      toggle.current?.focus();
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [isOpen]);
  return (
    <header
      className="sticky top-0 z-40 border-b-4 border-double border-ink bg-canvas lg:hidden [@media(max-height:30rem)]:static"
      // Close the menu, because it must not cover the focused element; a dialog returns the focus to the menu.
      onBlur={({ relatedTarget }) => {
        if (relatedTarget?.closest('dialog, main')?.matches('main')) setOpenOn(undefined);
      }}
    >
      <div className="flex h-16 items-center justify-between px-4">
        <HomeLink />
        <button
          ref={toggle}
          type="button"
          className="flex size-11 items-center justify-center rounded-lg hover:bg-sunken"
          aria-expanded={isOpen}
          aria-controls="menu-da-administracao"
          aria-label={isOpen ? 'Fechar menu' : 'Abrir menu'}
          onClick={() => setOpenOn(isOpen ? undefined : key)}
        >
          <Icon name={isOpen ? 'x' : 'menu'} className="size-6" />
        </button>
      </div>
      <div
        id="menu-da-administracao"
        hidden={!isOpen}
        className="max-h-[calc(100dvh-4rem)] overflow-y-auto border-t border-line p-4"
      >
        <SideMenu label="Menu" />
      </div>
    </header>
  );
}

function HomeLink() {
  return (
    <Link
      to="/admin"
      className="flex min-h-11 items-center rounded-lg"
      aria-label={`${SITE_NAME}, Dashboard`}
    >
      <Logo />
    </Link>
  );
}

/** Warns after a postponed sign-in: the page keeps working, but cannot save. */
function SessionOver() {
  const { isExpired, isAsked, reauthenticate } = useAuth();
  if (!isExpired || isAsked) return null;
  return (
    <div className="mb-6">
      <Notice tone="warning" role="status">
        <p>Sua sessão terminou. Para salvar, entre de novo.</p>
        <Button variant="secondary" className="mt-2" onClick={() => void reauthenticate()}>
          Entrar de novo
        </Button>
      </Notice>
    </div>
  );
}

export function AdminLayout() {
  return (
    <div className="min-h-dvh lg:pl-64">
      <a
        href="#conteudo"
        className="absolute top-2 left-2 z-50 -translate-y-[200%] rounded-lg bg-brand px-4 py-2 font-semibold text-on-brand focus:translate-y-0"
      >
        Pular para o conteúdo
      </a>
      <TopBar />
      <header className="fixed inset-y-0 left-0 z-30 hidden w-64 flex-col gap-6 overflow-y-auto border-r border-line bg-surface p-4 lg:flex">
        <HomeLink />
        <SideMenu label="Administração" />
      </header>
      <main
        id="conteudo"
        tabIndex={-1}
        className="mx-auto flex min-h-[calc(100dvh-4rem)] w-full max-w-6xl flex-col px-4 py-8 outline-none sm:px-6 lg:min-h-dvh lg:px-8"
      >
        <SessionOver />
        <RenewalNotice />
        <Suspense
          fallback={
            <p role="status" className="py-8 text-muted">
              Carregando...
            </p>
          }
        >
          <Outlet />
        </Suspense>
      </main>
      <ReauthenticateDialog />
    </div>
  );
}
