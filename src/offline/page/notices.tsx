/** Notices at the bottom of the window: a new version is available, or the page is a copy. */
import { useState } from 'react';
import type { IsoDate } from '../../calendar/calendar.ts';
import { formatDate } from '../../calendar/format-date.ts';
import { todayInBrazil } from '../../calendar/today.ts';
import { FootBar, showAtFoot } from '../../notices/foot-bar.tsx';
import type { OfflineFacts } from '../facts.ts';

/** Maximum delay until a form's content is in the browser's history, which survives a reload. */
const HISTORY_DELAY_MS = 400;

/** True if a feedback message is unsent, because a reload would lose it. */
function hasUnsent(): boolean {
  const fields = document.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>(
    'textarea:not([readonly]), input[type="email"]',
  );
  return [...fields].some(({ value }) => value.trim() !== '');
}

async function update(): Promise<void> {
  const { waiting } = await navigator.serviceWorker.ready;
  const reload = () => window.location.reload();
  if (!waiting) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload);
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

function Offer({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('Há uma versão nova do site.');
  const accept = () => {
    if (hasUnsent()) setText('Atualizar apagaria a mensagem que você escreveu: envie-a antes, ou apague-a.');
    else setTimeout(() => void update(), HISTORY_DELAY_MS);
  };
  return (
    <FootBar label="Versão nova" buttons={{ Atualizar: accept, 'Agora não': onClose }}>
      {text}
    </FootBar>
  );
}

let isOffered = false;

/** Offers the new version, which the visitor decides when to load. */
export function offerUpdate(): void {
  if (!isOffered) showAtFoot((close) => <Offer onClose={close} />);
  isOffered = true;
}

/** States the date of an offline copy, and warns if its tables may have expired since. */
export function copySentence(
  { builtOn, tablesUntil }: Pick<OfflineFacts, 'builtOn' | 'tablesUntil'>,
  today: IsoDate,
): string {
  const copy = `Sem conexão: esta é a cópia do site de ${formatDate(builtOn)}, com as tabelas da lei daquele dia.`;
  if (tablesUntil === undefined || today <= tablesUntil) return copy;
  return `${copy} Parte delas valia até ${formatDate(tablesUntil)}: com conexão, confira se há novas.`;
}

/** Tells the visitor that the site is offline, and the date of its tables. */
export function showCopyNotice(facts: OfflineFacts): void {
  showAtFoot((close) => (
    <FootBar label="Sem conexão" buttons={{ Fechar: close }}>
      {copySentence(facts, todayInBrazil(new Date()))}
    </FootBar>
  ));
}
