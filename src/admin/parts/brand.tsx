import { SITE_NAME } from '../../site/site.ts';

export function Brand() {
  return (
    <span className="flex items-center gap-2.5">
      <img src="/favicon.svg" alt="" width={32} height={32} className="size-8" />
      <span className="text-lg font-bold tracking-tight">{SITE_NAME}</span>
    </span>
  );
}
