/** Notices at the foot of the window: there is a new version, or the page is a copy. */
import { useState } from 'react';
import type { IsoDate } from '../../calendar/calendar.ts';
import { formatDate } from '../../calendar/format-date.ts';
import { todayInBrazil } from '../../calendar/today.ts';
import { FootBar, showAtFoot } from '../../notices/foot-bar.tsx';
import type { OfflineFacts } from '../facts.ts';

/** Forms write what is typed into the browser's history after at most this long; a reload brings it back. */
const TYPED_KEPT_MS = 400;

/** Nothing keeps what is written to us until it is sent. */
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
  const take = () => {
    if (hasUnsent()) setText('Atualizar apagaria a mensagem que você escreveu: envie-a antes, ou apague-a.');
    else setTimeout(() => void update(), TYPED_KEPT_MS);
  };
  return (
    <FootBar label="Versão nova" buttons={{ Atualizar: take, 'Agora não': onClose }}>
      {text}
    </FootBar>
  );
}

let isOffered = false;

/** Offers the new version; the visitor decides when. */
export function offerUpdate(): void {
  if (!isOffered) showAtFoot((close) => <Offer onClose={close} />);
  isOffered = true;
}

/** A page without a connection says of which day it is, and whether its tables may have ended since. */
export function copySentence(
  { builtOn, tablesUntil }: Pick<OfflineFacts, 'builtOn' | 'tablesUntil'>,
  today: IsoDate,
): string {
  const copy = `Sem conexão: esta é a cópia do site de ${formatDate(builtOn)}, com as tabelas da lei daquele dia.`;
  if (tablesUntil === undefined || today <= tablesUntil) return copy;
  return `${copy} Parte delas valia até ${formatDate(tablesUntil)}: com conexão, confira se há novas.`;
}

/** Says that there is no connection, and of which day the tables are. */
export function sayItIsACopy(facts: OfflineFacts): void {
  showAtFoot((close) => (
    <FootBar label="Sem conexão" buttons={{ Fechar: close }}>
      {copySentence(facts, todayInBrazil(new Date()))}
    </FootBar>
  ));
}
