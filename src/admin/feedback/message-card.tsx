import { closeFeedback, deleteFeedback, type FeedbackRow } from '../../backend/feedback.ts';
import { calculatorPath } from '../../catalogue/entry.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { MESSAGES } from '../messages.ts';
import { momentFormat } from '../parts/moments.ts';
import { useBackend } from '../use-backend.ts';
import { answerLink } from './answer-link.ts';
import { useReloadFeedback } from './use-feedback.ts';

const KINDS = { error: 'Erro', unhelpful: 'Não ajudou', helpful: 'Ajudou' } as const;

/** A message with what can be done about it. */
export function MessageCard({ message }: { readonly message: FeedbackRow }) {
  const run = useBackend();
  const toast = useToast();
  const reload = useReloadFeedback();
  const { id, kind, calculator, created_at, inputs, closed_at, email } = message;
  const answer = answerLink(message);
  const act = async (task: Parameters<typeof run<void>>[0]) => {
    try {
      await run(task);
    } catch {
      toast(MESSAGES.unexpected);
    }
    await reload();
  };
  return (
    <li className="card p-5">
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <strong className={kind === 'error' ? 'text-danger' : 'text-ink'}>{KINDS[kind]}</strong>
        <span className="break-all">{calculator}</span>
        <time dateTime={created_at}>{momentFormat.format(Date.parse(created_at))}</time>
      </p>
      <p className="mt-2 break-words whitespace-pre-wrap">{message.message}</p>
      {email !== null && <p className="mt-2 text-sm break-all text-muted">{email}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <a
          href={calculatorPath(calculator) + (inputs ?? '')}
          target="_blank"
          rel="noopener"
          className={buttonClass('secondary')}
        >
          {inputs === null ? 'Abrir a calculadora' : 'Abrir com os valores informados'}
        </a>
        {answer !== undefined && (
          <a href={answer} className={buttonClass('secondary')}>
            Responder
          </a>
        )}
        <Button
          variant="secondary"
          onClick={() => void act((client) => closeFeedback(client, id, closed_at === null))}
        >
          {closed_at === null ? 'Encerrar' : 'Reabrir'}
        </Button>
        {closed_at !== null && (
          <Button variant="quiet" onClick={() => void act((client) => deleteFeedback(client, id))}>
            Apagar
          </Button>
        )}
      </div>
    </li>
  );
}
