/** Notices at the foot of the window: there is a new version, or the page is a copy. */
import { useState } from 'react';
import { formatDate } from '../../calendar/format-date.ts';
import { todayInBrazil } from '../../calendar/today.ts';
import { Button } from '../../ui/button.tsx';
import { FootBar, showAtFoot } from './foot-bar.tsx';
import type { OfflineFacts } from '../facts.ts';
import { copySentence } from './copy-sentence.ts';

/** Forms write what is typed into the browser's history after at most this long; a reload brings it back. */
const TYPED_KEPT_MS = 400;

/** Nothing keeps what is written to us until it is sent. */
function hasUnsent(): boolean {
  const fields = document.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>(
    'textarea:not([readonly]), input[type="email"]',
  );
  return [...fields].some(({ value }) => value.trim() !== '');
}

function update({ waiting }: ServiceWorkerRegistration): void {
  const reload = () => window.location.reload();
  if (!waiting) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload);
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

function Offer({ registration }: { readonly registration: ServiceWorkerRegistration }) {
  const [text, setText] = useState('Há uma versão nova do site.');
  const take = () => {
    if (hasUnsent()) setText('Atualizar apagaria a mensagem que você escreveu: envie-a antes, ou apague-a.');
    else setTimeout(() => update(registration), TYPED_KEPT_MS);
  };
  const action = (
    <Button variant="secondary" onClick={take}>
      Atualizar
    </Button>
  );
  return <FootBar label="Versão nova" text={text} action={action} />;
}

let isOffered = false;

/** Offers the new version; the visitor decides when. */
export function offerUpdate(registration: ServiceWorkerRegistration): void {
  if (isOffered) return;
  isOffered = true;
  showAtFoot(<Offer registration={registration} />);
}

/** Says that there is no connection, and of which day the tables are. */
export function sayItIsACopy(facts: OfflineFacts): void {
  const text = copySentence(facts, todayInBrazil(new Date()), formatDate);
  showAtFoot(<FootBar label="Sem conexão" text={text} />);
}
