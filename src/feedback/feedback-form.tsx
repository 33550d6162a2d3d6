import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { BackendError } from '../backend/errors.ts';
import { Button } from '../ui/button.tsx';
import { TickBox } from '../ui/tick-box.tsx';
import { faultsOf, sendFeedback, type Faults } from './send-feedback.ts';

/** Purpose and subject of the form. */
export interface FeedbackFormProps {
  readonly kind: 'unhelpful' | 'error';
  readonly calculator: string;
  readonly inputs: () => string;
  /** Called when the message is sent or cancelled, with a text for the visitor. */
  readonly onDone: (message: string) => void;
}

const QUESTIONS = {
  unhelpful: 'O que faltou? (opcional)',
  error: 'O que está errado?',
} as const;

const MAX_MESSAGE_LENGTH = 2000;
/** Limit of the database; longer inputs would not fit into an address either. */
const MAX_INPUTS_LENGTH = 4000;

const FIELD =
  'w-full rounded-xl border border-field bg-surface px-3.5 py-2.5 text-base text-ink aria-invalid:border-danger';

/** Asks the visitor for a message; includes the inputs only if the box is ticked. */
export function FeedbackForm({ kind, calculator, inputs, onDone }: FeedbackFormProps) {
  const [message, setMessage] = useState('');
  const [email, setEmail] = useState('');
  const [sendsInputs, setSendsInputs] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [state, setState] = useState<'typing' | 'sending' | 'failed' | 'too-many'>('typing');
  const text = useRef<HTMLTextAreaElement>(null);
  const mail = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => text.current?.focus(), [kind]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (state === 'sending') return;
    const found = faultsOf({ kind, message, email });
    setFaults(found);
    if (found.message !== undefined) return text.current?.focus();
    if (found.email !== undefined) return mail.current?.focus();
    setState('sending');
    const encodedInputs = inputs();
    try {
      await sendFeedback({
        calculator,
        kind,
        message: message.trim(),
        email: email.trim() === '' ? null : email.trim(),
        inputs: sendsInputs && encodedInputs.length <= MAX_INPUTS_LENGTH ? encodedInputs : null,
      });
      onDone('Obrigado! A sua mensagem foi enviada.');
    } catch (error) {
      setState(
        error instanceof BackendError && error.code === 'over_request_rate_limit' ? 'too-many' : 'failed',
      );
    }
  };

  return (
    <form
      noValidate
      className="mt-2 grid max-w-xl gap-4 rounded-xl border border-line p-4"
      onSubmit={(event) => void submit(event)}
    >
      <div>
        <label htmlFor={`${id}-texto`} className="mb-1 block font-semibold">
          {QUESTIONS[kind]}
        </label>
        <textarea
          ref={text}
          id={`${id}-texto`}
          rows={4}
          maxLength={MAX_MESSAGE_LENGTH}
          value={message}
          aria-invalid={faults.message !== undefined}
          aria-describedby={faults.message === undefined ? undefined : `${id}-texto-erro`}
          className={FIELD}
          onChange={({ target }) => setMessage(target.value)}
        />
        {faults.message !== undefined && (
          <p id={`${id}-texto-erro`} className="mt-1 text-danger">
            {faults.message}
          </p>
        )}
      </div>
      <div>
        <label htmlFor={`${id}-email`} className="mb-1 block font-semibold">
          E-mail, se quiser resposta (opcional)
        </label>
        <input
          ref={mail}
          id={`${id}-email`}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          aria-invalid={faults.email !== undefined}
          aria-describedby={faults.email === undefined ? undefined : `${id}-email-erro`}
          className={FIELD}
          onChange={({ target }) => setEmail(target.value)}
        />
        {faults.email !== undefined && (
          <p id={`${id}-email-erro`} className="mt-1 text-danger">
            {faults.email}
          </p>
        )}
      </div>
      <TickBox checked={sendsInputs} onChange={setSendsInputs}>
        Enviar também os valores que informei, para repetir a conta
      </TickBox>
      <p className="text-muted">
        Vai só o que está escrito aqui{sendsInputs ? ' e os valores do formulário' : ''}. Veja a{' '}
        <Link to="/privacidade" className="text-brand underline underline-offset-4">
          política de privacidade
        </Link>
        .
      </p>
      {state === 'failed' && (
        <p role="alert" className="text-danger">
          Não foi possível enviar. O que você escreveu continua aqui: tente de novo, ou escreva pela página de{' '}
          <Link to="/contato" className="underline underline-offset-4">
            contato
          </Link>
          .
        </p>
      )}
      {state === 'too-many' && (
        <p role="alert" className="text-danger">
          Chegaram mensagens demais deste endereço. Espere alguns minutos e tente de novo.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={state === 'sending'}>
          {state === 'sending' ? 'Enviando…' : 'Enviar'}
        </Button>
        <Button variant="secondary" onClick={() => onDone('')}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
