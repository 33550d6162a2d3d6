import { lazy, type ComponentType } from 'react';

function NotLoaded() {
  return (
    <p role="alert" className="text-muted">
      Não foi possível carregar. Verifique a conexão, feche e abra de novo.
    </p>
  );
}

/** A panel that loads its code when it is first drawn, or says that this failed; create another one to retry. */
export function lazyPanel<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: NotLoaded })));
}
