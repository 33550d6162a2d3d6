import { useQuery } from '@tanstack/react-query';
import { changesOf, DEFAULT_CONFIG, type SiteConfig } from './site-config.ts';

/** Interval of requests while the site is being built. */
const POLL_MS = 2000;

/**
 * The server's progress with the next build; `null` if another machine builds the site.
 *
 * @throws Error if the server is out of reach or starting, as during a restart in the middle of a build
 */
async function readProgress(): Promise<string | null> {
  const response = await fetch('/saude');
  if (!response.headers.get('content-type')?.includes('json')) return null;
  if (!response.ok) throw new Error(`/saude: ${response.status}`);
  const { site } = (await response.json()) as { readonly site?: string };
  return site ?? null;
}

const CHECKING = 'Verificando o site no ar…';
const LIVE = 'O site no ar tem as configurações salvas.';
const BUILT_ELSEWHERE =
  'As páginas no ar ainda têm as configurações de antes. As novas valem depois que o site for montado de novo (npm run build).';
const UNFINISHED: Readonly<Record<string, string>> = {
  montando: 'Montando o site com as novas configurações. Até ficar pronto, o anterior continua no ar.',
  falhou:
    'A montagem com as novas configurações falhou, e o site anterior continua no ar. O motivo está no terminal do servidor.',
};

/** Says whether the published pages already use the saved settings. */
export function LiveSiteNotice({ stored }: { readonly stored: SiteConfig }) {
  const { data } = useQuery({
    queryKey: ['site progress', stored],
    queryFn: readProgress,
    // Ask after every save, because settings that were live before one save may come back with the next.
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state: { data: last, status } }) =>
      last === 'montando' || status === 'error' ? POLL_MS : false,
  });
  // Compare with this page's build only if another machine builds the site: a build completes and shortens some values.
  const isLive = data === 'atual' || Object.keys(changesOf(DEFAULT_CONFIG, stored)).length === 0;
  const known = UNFINISHED[data ?? ''] ?? (isLive ? LIVE : BUILT_ELSEWHERE);
  return (
    <p role="status" className="mb-6 rounded-lg border border-line bg-surface px-4 py-3 text-sm">
      {data === undefined ? CHECKING : known}
    </p>
  );
}
