/** What is told at the foot of the window: that there is a new version, and that the page is a copy. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { formatDate } from '../../calendar/format-date.ts';
import { todayInBrazil } from '../../calendar/today.ts';
import { Button } from '../../ui/button.tsx';
import { keepHeight } from '../../ui/height-property.ts';
import { uncoverFocus } from '../../ui/uncover-focus.ts';
import type { CopyFacts } from '../list.ts';
import { ask } from '../messages.ts';
import { copySentence } from './copy-sentence.ts';
import './notices.css';

/** Forms write what is typed into the browser's history after at most this long; a reload brings it back. */
const TYPED_KEPT_MS = 400;
/** Without the new worker the page still comes anew, from the network. */
const TAKE_OVER_MS = 2000;

interface BarProps {
  readonly label: string;
  readonly text: string;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** A bar over the page, which does not move; the end of the page can be scrolled above it. */
function Bar({ label, text, onClose, children }: BarProps) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = bar;
    return current ? keepHeight(current, '--notice-room', () => uncoverFocus(current)) : undefined;
  }, []);
  return (
    <aside
      ref={bar}
      aria-label={label}
      className="no-print fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface px-4 py-2"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-1">
        <p role="status" className="min-w-0 flex-1 basis-48 text-sm">
          {text}
        </p>
        <div className="flex gap-2">
          {children}
          <Button variant="quiet" onClick={onClose}>
            {children ? 'Agora não' : 'Fechar'}
          </Button>
        </div>
      </div>
    </aside>
  );
}

function Closable({ draw }: { readonly draw: (onClose: () => void) => ReactNode }) {
  const [isClosed, setIsClosed] = useState(false);
  return isClosed ? null : draw(() => setIsClosed(true));
}

/** Shows a bar outside of what the page's own root draws. */
function show(draw: (onClose: () => void) => ReactNode): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Closable draw={draw} />);
}

async function update(registration: ServiceWorkerRegistration): Promise<void> {
  const kept = new Promise((resolve) => setTimeout(resolve, TYPED_KEPT_MS));
  const { waiting } = registration;
  if (waiting) await ask(waiting, { kind: 'take-over' }, TAKE_OVER_MS);
  await kept;
  window.location.reload();
}

/** What is written to us is kept nowhere until it is sent. */
function hasUnsent(): boolean {
  const fields = document.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>(
    'textarea:not([readonly]), input[type="email"]',
  );
  return [...fields].some(({ value }) => value.trim() !== '');
}

function Offer({ registration, onClose }: { registration: ServiceWorkerRegistration; onClose: () => void }) {
  const [text, setText] = useState('Há uma versão nova do site.');
  const take = () => {
    if (hasUnsent()) setText('Atualizar apagaria a mensagem que você escreveu: envie-a antes, ou apague-a.');
    else void update(registration);
  };
  return (
    <Bar label="Versão nova" text={text} onClose={onClose}>
      <Button variant="secondary" onClick={take}>
        Atualizar
      </Button>
    </Bar>
  );
}

let isOffered = false;

/** Offers the new version; the visitor decides when. */
export function offerUpdate(registration: ServiceWorkerRegistration): void {
  if (isOffered) return;
  isOffered = true;
  show((onClose) => <Offer registration={registration} onClose={onClose} />);
}

/** Says that the page was drawn without a connection, and of which day its tables are. */
export function tellOfCopy(facts: CopyFacts): void {
  const text = copySentence(facts, todayInBrazil(new Date()), formatDate);
  show((onClose) => <Bar label="Sem conexão" text={text} onClose={onClose} />);
}
