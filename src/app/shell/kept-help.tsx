import { useEffect, useState } from 'react';
import type { ServedData } from '../../catalogue/page-data.ts';
import { OfflineList } from '../../parts/offline-list.tsx';
import { DATA } from '../../offline/facts.ts';

/** Maximum number of calculators in the list. */
const MAX_LISTED = 60;

/** Reads the names of the calculators stored on this device, by path. */
async function storedCalculators(): Promise<ReadonlyMap<string, string>> {
  const names = (await caches.keys()).filter((name) => name.startsWith(DATA));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).matchAll()));
  const own = kept.flat().filter(({ url }) => url.includes('/dados/calculadora/'));
  const pages = await Promise.all(own.map(async (response) => (await response.json()) as ServedData));
  return new Map(
    pages.flatMap(({ path, data }) => (data && 'entry' in data ? [[path, data.entry.name]] : [])),
  );
}

/** Lists the calculators that work offline on this device. */
export default function KeptHelp() {
  const [kept, setKept] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => void storedCalculators().then(setKept), []);
  if (kept.size === 0) return null;
  const more = kept.size - MAX_LISTED;
  return (
    <OfflineList
      lead={`As calculadoras guardadas neste aparelho: a conta é feita nele mesmo.${more > 0 ? ` Estas e mais ${more.toLocaleString('pt-BR')}.` : ''}`}
      calculators={Array.from(kept, ([path, name]) => ({ path, name })).slice(0, MAX_LISTED)}
    />
  );
}
