import { closeFeedback, type FeedbackRow } from '../../backend/feedback.ts';
import { calculatorPath } from '../../catalogue/entry.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { formatMoment } from '../parts/moments.ts';
import type { FeedbackTask } from './use-feedback.ts';
import { SITE_NAME } from '../../site/site.ts';

/** A link that starts a reply by mail with the quoted message; `undefined` if the visitor wants no answer. */
export function answerLink({ email, message, calculator }: FeedbackRow): string | undefined {
  if (email === null) return undefined;
  const quoted = message.split('\n').map((line) => `> ${line}`);
  const parts = {
    subject: `Sua mensagem ao ${SITE_NAME} (${calculator})`,
    body: ['', '', ...quoted].join('\r\n'),
  };
  const query = Object.entries(parts).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  // Escape the address, which may contain characters with a meaning in links, such as ? and &.
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?${query.join('&')}`;
}

const KINDS = { error: 'Erro', unhelpful: 'Não ajudou', helpful: 'Ajudou' } as const;

interface MessageCardProps {
  readonly message: FeedbackRow;
  /** True when selected for deletion with others. */
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onDelete: () => void;
  readonly act: FeedbackTask;
}

export function MessageCard({ message, isChosen, onChoose, onDelete, act }: MessageCardProps) {
  const { id, kind, calculator, created_at, inputs, closed_at, email } = message;
  const answer = answerLink(message);
  return (
    <li className="card p-5">
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <strong className={kind === 'error' ? 'text-danger' : 'text-ink'}>{KINDS[kind]}</strong>
        <span className="break-all">{calculator}</span>
        <time dateTime={created_at}>{formatMoment(created_at)}</time>
        <label className="ml-auto flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={isChosen}
            className="size-5 shrink-0 accent-brand"
            onChange={(event) => onChoose(event.target.checked)}
          />
          Selecionar
        </label>
      </p>
      <p className="mt-2 [overflow-wrap:anywhere] whitespace-pre-wrap">{message.message}</p>
      {email !== null && <p className="mt-2 text-sm break-all text-muted">{email}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <a
          href={calculatorPath(calculator) + (inputs ?? '')}
          target="_blank"
          rel="noopener"
          className={buttonClass('secondary')}
        >
          {inputs === null ? 'Abrir a calculadora' : 'Abrir com os valores informados'}
          <span className="sr-only"> (abre em outra aba)</span>
        </a>
        {answer !== undefined && (
          <a href={answer} className={buttonClass('secondary')}>
            Responder
          </a>
        )}
        <Button
          variant="secondary"
          onClick={() => act((client) => closeFeedback(client, id, closed_at === null))}
        >
          {closed_at === null ? 'Encerrar' : 'Reabrir'}
        </Button>
        {closed_at !== null && (
          <Button variant="quiet" onClick={onDelete}>
            Apagar
          </Button>
        )}
      </div>
    </li>
  );
}
