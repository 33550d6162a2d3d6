import { Component, type ComponentType, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { replayEarlyPresses } from '../../site/early-presses.ts';
import { isCuredByReload, isOffline, isSiteReachable, reload } from '../load-failure.ts';
import { offlinePage } from '../../site/offline-page.ts';

interface ErrorBoundaryProps {
  /** Key of the history entry; the boundary resets when it changes. */
  readonly place: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly place: string;
  readonly status: 'fine' | 'broken' | 'offline' | 'reloading';
  /** What tells which calculators are kept, where any are. */
  readonly KeptHelp?: ComponentType | undefined;
}

/**
 * Error boundary of a page: what surrounds it stays mounted. If a chunk could not be downloaded, usually
 * because a new version was deployed while the page was open, the page is reloaded once; without a connection
 * the visitor is told what still works; otherwise the visitor may reload it.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { place: this.props.place, status: 'fine' };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    if (isOffline(error)) return { status: 'offline' };
    return { status: isCuredByReload(error) ? 'reloading' : 'broken' };
  }

  static getDerivedStateFromProps(
    { place }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return place === state.place ? null : { place, status: 'fine' };
  }

  override componentDidCatch(): void {
    const { status } = this.state;
    if (status === 'reloading') void this.#reloadIfReachable();
    if (status !== 'broken') void this.#helpWithKept();
    // The prerendered page is gone, and with it what its presses waited for; the button of this message works.
    if (status !== 'reloading') replayEarlyPresses();
  }

  /** Only where a worker keeps calculators, which then keeps this help as well. */
  async #helpWithKept(): Promise<void> {
    if (!navigator.serviceWorker?.controller) return;
    const module = await import('./kept-help.tsx').catch(() => undefined);
    this.setState({ KeptHelp: module?.default });
  }

  /** Reloading a page that does not come would lose what still works. */
  async #reloadIfReachable(): Promise<void> {
    const { place } = this.props;
    const isReachable = await isSiteReachable();
    // Who has gone to another page meanwhile stays there.
    if (place !== this.props.place) return;
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
