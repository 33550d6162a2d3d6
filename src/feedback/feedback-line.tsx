import { useRef, useState, type ComponentType } from 'react';
import { Button } from '../ui/button.tsx';
import type { FeedbackFormProps } from './feedback-form.tsx';

interface FeedbackLineProps {
  readonly calculator: string;
  /** The inputs as a shared address encodes them; called only if the visitor agrees to send them. */
  readonly inputs: () => string;
}

const FAILED = 'Não foi possível enviar agora. Tente de novo mais tarde, ou escreva pela página de contato.';

/** Two questions below a result. Loads and sends nothing before the visitor answers. */
export function FeedbackLine({ calculator, inputs }: FeedbackLineProps) {
  const [message, setMessage] = useState('');
  const [form, setForm] = useState<{
    readonly kind: FeedbackFormProps['kind'];
    readonly Form: ComponentType<FeedbackFormProps>;
  }>();
  /** The button that opened the form, which gets the focus back. */
  const opener = useRef<HTMLElement>(null);
  const praise = async () => {
    setMessage('Enviando…');
    try {
      const { sendFeedback } = await import('./send-feedback.ts');
      await sendFeedback({ calculator, kind: 'helpful' });
      setMessage('Obrigado!');
    } catch {
      setMessage(FAILED);
    }
  };
  const open = async (kind: FeedbackFormProps['kind'], button: HTMLElement) => {
    opener.current = button;
    setMessage('');
    try {
      const { FeedbackForm } = await import('./feedback-form.tsx');
      setForm({ kind, Form: FeedbackForm });
    } catch {
      setMessage(FAILED);
    }
  };
  return (
    <div className="no-print mt-6 border-t border-line pt-4 text-sm">
      {/* Align the text of the buttons, not their edges, with the line. */}
      <div className="-mx-1 flex flex-wrap items-center gap-x-1 sm:-mr-3 sm:ml-0">
        <span id="resultado-ajudou" className="mr-1 pl-1 text-muted sm:pl-0">
          Este resultado ajudou?
        </span>
        <span role="group" aria-labelledby="resultado-ajudou" className="flex">
          <Button variant="quiet" size="compact" onClick={() => void praise()}>
            Sim
          </Button>
          <Button
            variant="quiet"
            size="compact"
            onClick={({ currentTarget }) => void open('unhelpful', currentTarget)}
          >
            Não
          </Button>
        </span>
        <Button
          variant="quiet"
          size="compact"
          className="sm:ml-auto"
          onClick={({ currentTarget }) => void open('error', currentTarget)}
        >
          Encontrou um erro?
        </Button>
      </div>
      {form && (
        <form.Form
          kind={form.kind}
          calculator={calculator}
          inputs={inputs}
          onDone={(text) => {
            setForm(undefined);
            setMessage(text);
            opener.current?.focus();
          }}
        />
      )}
      <p role="status" className="text-muted">
        {message}
      </p>
    </div>
  );
}
