import * as Radix from '@radix-ui/react-toast';
import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { keepHeight } from '../ui/height-property.ts';
import { Icon } from '../ui/icon.tsx';
import { uncoverFocus } from '../ui/uncover-focus.ts';
import './toast.css';

export interface ToastMessage {
  readonly title: string;
  readonly description: string;
  /** `destructive` for failures: announced immediately, and shown longer. */
  readonly tone?: 'destructive';
}

interface Shown extends ToastMessage {
  readonly id: number;
}

export type ShowToast = (message: ToastMessage) => void;

const MAX_TOASTS = 5;
const SHOWN_MS = { default: 6000, destructive: 10_000 };

/** Reserves space on the page, so that no toast covers a button or the focused field. */
function keepRoom(viewport: HTMLElement | null): (() => void) | undefined {
  if (!viewport) return undefined;
  const uncover = () => uncoverFocus(viewport);
  const end = keepHeight(viewport, '--toast-room', uncover);
  document.addEventListener('focusin', uncover);
  return () => {
    document.removeEventListener('focusin', uncover);
    end();
  };
}

const ToastContext = createContext<ShowToast | null>(null);

/**
 * The function that shows a toast.
 *
 * @throws Error outside a `ToastProvider`
 */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider around it');
  return show;
}

let nextId = 0;

/** True if a new message replaces an old one: the same message, or a success after a failure. */
function isReplacedBy(message: ToastMessage, old: ToastMessage): boolean {
  const isSame = old.title === message.title && old.description === message.description;
  return isSame || (old.tone === 'destructive' && message.tone !== 'destructive');
}

function ToastCard({ message, onClosed }: { readonly message: Shown; readonly onClosed: () => void }) {
  const { title, description, tone = 'default' } = message;
  return (
    <Radix.Root
      className="toast card flex items-start gap-3 border-l-4 text-ink"
      data-tone={tone}
      type={tone === 'destructive' ? 'foreground' : 'background'}
      duration={SHOWN_MS[tone]}
      onOpenChange={(open) => {
        if (!open) onClosed();
      }}
    >
      <Icon
        name={tone === 'destructive' ? 'circle-alert' : 'circle-check'}
        className={`mt-0.5 ${tone === 'destructive' ? 'text-danger' : 'text-success'}`}
      />
      <div className="min-w-0 flex-1">
        <Radix.Title className="font-semibold">{title}</Radix.Title>
        <Radix.Description className="text-sm text-muted">{description}</Radix.Description>
      </div>
      <Radix.Close
        className="-m-2 flex size-11 shrink-0 items-center justify-center rounded-lg text-muted hover:bg-sunken hover:text-ink"
        aria-label="Fechar notificação"
      >
        <Icon name="x" />
      </Radix.Close>
    </Radix.Root>
  );
}

/**
 * Lets everything inside show toasts: announced by screen readers, reachable with F8, closed by button, Escape or a
 * swipe, kept while hovered or focused. At most five; the oldest are removed first.
 */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [messages, setMessages] = useState<readonly Shown[]>([]);
  const show = useCallback<ShowToast>((message) => {
    nextId += 1;
    const shown = { ...message, id: nextId };
    setMessages((before) =>
      [...before.filter((old) => !isReplacedBy(message, old)), shown].slice(-MAX_TOASTS),
    );
  }, []);
  return (
    <ToastContext value={show}>
      <Radix.Provider label="Notificação" swipeDirection="right">
        {children}
        {messages.map((message) => (
          <ToastCard
            key={message.id}
            message={message}
            onClosed={() => setMessages((before) => before.filter(({ id }) => id !== message.id))}
          />
        ))}
        <Radix.Viewport
          ref={keepRoom}
          className="toast-viewport pointer-events-none fixed right-0 flex flex-col gap-3 outline-none print:hidden"
          label="Notificações ({hotkey})"
        />
      </Radix.Provider>
    </ToastContext>
  );
}
