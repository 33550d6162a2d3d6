import { useQuery } from '@tanstack/react-query';
import { changesOf, DEFAULT_CONFIG, type SiteConfig } from './site-config.ts';

/** Interval of requests while the site is being built. */
const POLL_MS = 2000;

/** The server's progress with the next build; `null` if another machine builds the site. */
async function readProgress(): Promise<string | null> {
  const response = await fetch('/saude').catch(() => undefined);
  if (!response?.headers.get('content-type')?.includes('json')) return null;
  const { site } = (await response.json()) as { readonly site?: string };
  return site ?? null;
}

const BUILT_ELSEWHERE =
  'As páginas no ar ainda têm as configurações de antes. As novas valem depois que o site for montado de novo (npm run build).';
const SENTENCES: Readonly<Record<string, string>> = {
  montando: 'Montando o site com as novas configurações. Até ficar pronto, o anterior continua no ar.',
  atual: 'O site no ar já tem estas configurações. Esta tela as mostra depois de recarregada.',
  falhou:
    'A montagem com as novas configurações falhou, e o site anterior continua no ar. O motivo está no terminal do servidor.',
};

/** Says whether the published pages already use the saved settings. */
export function LiveSiteNotice({ stored }: { readonly stored: SiteConfig }) {
  const isLive = Object.keys(changesOf(DEFAULT_CONFIG, stored)).length === 0;
  const { data } = useQuery({
    queryKey: ['site progress', stored],
    queryFn: readProgress,
    enabled: !isLive,
    refetchInterval: ({ state }) => (state.data === 'montando' ? POLL_MS : false),
  });
  let sentence = 'O site no ar tem as configurações salvas.';
  if (!isLive) sentence = data ? (SENTENCES[data] ?? BUILT_ELSEWHERE) : BUILT_ELSEWHERE;
  return (
    <p role="status" className="mb-6 rounded-lg border border-line bg-surface px-4 py-3 text-sm">
      {sentence}
    </p>
  );
}
