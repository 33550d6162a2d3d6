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
  /** Lists the saved calculators, if there are any. */
  readonly KeptHelp?: ComponentType | undefined;
}

/**
 * Error boundary of a page; its surroundings stay mounted. After a failed download, usually caused by a new version, it
 * reloads the page once; offline it lists what still works; otherwise it offers a reload.
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
    // The prerendered page is gone, and so are the targets of its presses; the button of this message works.
    if (status !== 'reloading') replayEarlyPresses();
  }

  /** Only a service worker stores calculators, and it then stores this help as well. */
  async #helpWithKept(): Promise<void> {
    if (!navigator.serviceWorker?.controller) return;
    const module = await import('./kept-help.tsx').catch(() => undefined);
    this.setState({ KeptHelp: module?.default });
  }

  /** Reloading an unreachable page would lose what still works. */
  async #reloadIfReachable(): Promise<void> {
    const { place } = this.props;
    const isReachable = await isSiteReachable();
    // The visitor may have gone to another page meanwhile.
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
