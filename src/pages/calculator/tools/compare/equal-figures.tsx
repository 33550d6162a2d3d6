import { Icon } from '../../../../ui/icon.tsx';
import type { Row } from './side-by-side.ts';

/** The figures that are the same in all scenarios, collapsed. */
export function EqualFigures({ rows }: { readonly rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <details className="group -mt-3 text-sm">
      <summary className="flex min-h-11 list-none items-center gap-2 text-muted [&::-webkit-details-marker]:hidden">
        O que não muda: {rows.length} {rows.length === 1 ? 'valor' : 'valores'}
        <Icon name="chevron-down" className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <dl className="divide-y divide-line">
        {rows.map(({ path, label, cells: [first] }) => (
          <div key={path} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            <dt className="text-muted">{label}</dt>
            <dd className="ml-auto text-right">{first?.value?.text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
