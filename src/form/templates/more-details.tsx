import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

interface MoreDetailsProps {
  /** Number of fields whose meaning differs from the initial one. */
  readonly changed: number;
  /** Names of refused fields; a new set for each refusal. */
  readonly refused: ReadonlySet<string>;
  /** Names of the fields inside. */
  readonly names: readonly string[];
  readonly children: ReactNode;
}

/**
 * Collapsed fields whose initial values suit almost everybody. Open if a shared address or the browser's history sets
 * other values; opens when one of the fields is refused.
 */
export function MoreDetails({ changed, refused, names, children }: MoreDetailsProps) {
  const frame = useRef<HTMLDetailsElement>(null);
  const unfoldIf = (condition: boolean) => {
    if (condition && frame.current) frame.current.open = true;
  };
  const begin = useEffectEvent(() => unfoldIf(changed > 0));
  const afterRefusal = useEffectEvent((fields: ReadonlySet<string>) =>
    unfoldIf(names.some((name) => fields.has(name))),
  );
  useEffect(() => begin(), []);
  useEffect(() => afterRefusal(refused), [refused]);
  return (
    <details ref={frame} className="group mb-5 rounded-xl border border-line">
      <summary className="flex min-h-12 list-none items-center gap-2 rounded-xl px-4 py-2 font-medium [&::-webkit-details-marker]:hidden">
        <Icon name="sliders-horizontal" className="size-4.5 text-muted" />
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
          Mais detalhes
          {changed > 0 && (
            <span className="rounded-full bg-brand-soft px-2.5 py-0.5 text-sm text-ink">
              {changed === 1 ? '1 alterado' : `${changed} alterados`}
            </span>
          )}
        </span>
        <Icon name="chevron-down" className="text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-t border-line px-4 pt-4">{children}</div>
    </details>
  );
}
