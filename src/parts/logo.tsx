import { SITE_NAME } from '../site/site.ts';

/** The logo (an equals sign drawn as an abacus) and the name. */
export function Logo() {
  return (
    <span className="flex items-center gap-2.5">
      <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
        <rect width="32" height="32" rx="9" className="fill-brand" />
        <path d="M7 12h18M7 20h18" className="stroke-on-brand" strokeWidth="2.5" strokeLinecap="round" />
        <circle cx="12.5" cy="12" r="3.6" className="fill-on-brand" />
        <circle cx="20.5" cy="20" r="3.6" className="fill-on-brand" />
      </svg>
      <span className="text-lg font-bold tracking-tight">{SITE_NAME}</span>
    </span>
  );
}
