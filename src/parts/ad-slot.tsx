/** Each size has its own accessible name, because a page's landmarks need distinct names. */
const SIZES = {
  banner: { name: 'Publicidade', className: 'h-25 w-full max-w-[45.5rem]' },
  leaderboard: { name: 'Publicidade em faixa', className: 'h-25 w-full max-w-[60.625rem]' },
  square: { name: 'Publicidade em quadro', className: 'h-62.5 w-full max-w-75' },
  sidebar: { name: 'Publicidade ao lado', className: 'h-150 w-full max-w-75' },
} as const;

/** An advertising slot: labelled, with reserved space to avoid layout shift. */
export function AdSlot({ size }: { readonly size: keyof typeof SIZES }) {
  const { name, className } = SIZES[size];
  return (
    <aside
      aria-label={name}
      className={`no-print mx-auto flex items-start justify-center rounded-xl border border-dashed border-line ${className}`}
    >
      <span className="pt-1 text-xs tracking-wide text-muted uppercase">Publicidade</span>
    </aside>
  );
}
