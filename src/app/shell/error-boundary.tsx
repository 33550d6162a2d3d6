import { Component, type ComponentType, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { replayEarlyPresses } from '../../site/early-presses.ts';
import { isFixedByReload, isOffline, isSiteReachable, reload } from '../load-failure.ts';
import { offlinePage } from '../../site/offline-page.ts';
import { CONTENT_ID } from './route-change.tsx';

interface ErrorBoundaryProps {
  /** Key of the history entry; the boundary resets when it changes. */
  readonly historyKey: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly historyKey: string;
  readonly status: 'fine' | 'broken' | 'offline' | 'reloading';
  /** Help that lists the saved calculators, if there are any. */
  readonly KeptHelp?: ComponentType | undefined;
}

/**
 * Error boundary of a page; everything around the page stays mounted. After a failed download, usually because of a new
 * version, or after a foreign change of the page, it reloads the page once; offline it lists the calculators that still
 * work; otherwise it offers a reload.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { historyKey: this.props.historyKey, status: 'fine' };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    if (isOffline(error)) return { status: 'offline' };
    return { status: isFixedByReload(error) ? 'reloading' : 'broken' };
  }

  static getDerivedStateFromProps(
    { historyKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return historyKey === state.historyKey ? null : { historyKey, status: 'fine' };
  }

  override componentDidCatch(): void {
    const { status } = this.state;
    if (status === 'reloading') void this.#reloadIfReachable();
    if (status !== 'broken') void this.#loadHelp();
    // Release the recorded clicks, because their buttons are gone; the button of this message must work.
    if (status !== 'reloading') replayEarlyPresses();
  }

  /** Takes the visitor to the message, because the place where they were is gone. */
  override componentDidUpdate(_: ErrorBoundaryProps, { status: before }: ErrorBoundaryState): void {
    const { status } = this.state;
    if (status === before || (status !== 'broken' && status !== 'offline')) return;
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }

  /** Loads the offline help; only a service worker stores calculators, and it stores this help with them. */
  async #loadHelp(): Promise<void> {
    if (!navigator.serviceWorker?.controller) return;
    const module = await import('./kept-help.tsx').catch(() => undefined);
    this.setState({ KeptHelp: module?.default });
  }

  /** Reloads only if the site responds, because an unreachable page would lose the calculators that still work. */
  async #reloadIfReachable(): Promise<void> {
    const { historyKey } = this.props;
    const isReachable = await isSiteReachable();
    // Stop if the visitor has navigated to another page meanwhile.
    if (historyKey !== this.props.historyKey) return;
    if (isReachable) reload();
    else this.setState({ status: 'offline' });
  }

  override render(): ReactNode {
    if (this.state.status === 'fine') return this.props.children;
    if (this.state.status === 'reloading') return null;
    const isCutOff = this.state.status === 'offline';
    const Help = this.state.KeptHelp ?? offlinePage.Help;
    const title = isCutOff ? 'Sem conexão com a internet' : 'Não foi possível mostrar esta página';
    return (
      <Container className="py-20 text-center">
        <title>{title}</title>
        <div role="alert">
          <h1 className="text-2xl font-bold">{title}</h1>
          <p className="mx-auto mt-3 mb-8 max-w-xl text-muted">
            {isCutOff
              ? 'Esta página não está guardada no seu aparelho: ela precisa de conexão. As calculadoras já abertas ou guardadas, não.'
              : 'A conexão falhou, o site foi atualizado enquanto estava aberto ou houve um erro nosso. Recarregar costuma resolver.'}
          </p>
        </div>
        <Button onClick={isCutOff ? () => void this.#reloadIfReachable() : reload}>
          Recarregar a página
        </Button>
        {isCutOff && Help && <Help />}
      </Container>
    );
  }
}
