/** Accessible name of each size, because a page's landmarks need distinct names. */
const SIZES = {
  banner: { name: 'Publicidade', className: 'min-h-25 w-full max-w-[45.5rem]' },
  leaderboard: { name: 'Publicidade em faixa', className: 'min-h-25 w-full max-w-[60.625rem]' },
  square: { name: 'Publicidade em quadro', className: 'min-h-62.5 w-full max-w-75' },
  sidebar: { name: 'Publicidade ao lado', className: 'min-h-150 w-full max-w-75' },
} as const;

/**
 * A slot for an advertisement, found by its `data-ad`. It takes no space and is no landmark until it has content; only
 * then does it show a label.
 */
export function AdSlot({ size }: { readonly size: keyof typeof SIZES }) {
  const { name, className } = SIZES[size];
  return (
    <aside
      aria-label={name}
      data-ad={size}
      className={`ad-slot no-print mx-auto flex flex-col items-center rounded-xl border border-dashed border-line empty:hidden ${className}`}
    />
  );
}
