import { useRef, useState } from 'react';
import {
  deleteFeedback,
  deleteFeedbackGroup,
  type FeedbackGroup,
  type FeedbackRow,
} from '../../backend/feedback.ts';
import { Button } from '../../ui/button.tsx';
import { AdminPage } from '../parts/admin-page.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { Reading } from '../parts/reading.tsx';
import { Section } from '../parts/section.tsx';
import { MessageCard } from './message-card.tsx';
import { useCounts, useFeedbackTask, useMessages, type FeedbackTask } from './use-feedback.ts';

function Counts({ onClear }: { readonly onClear: () => void }) {
  const { data: counts = [] } = useCounts();
  if (counts.length === 0) return null;
  return (
    <Section id="ajudou" title="Este resultado ajudou?" className="h-fit p-5">
      <table className="mt-2 w-full text-sm">
        <thead>
          <tr className="text-muted">
            <th scope="col" className="py-1 text-left font-medium">
              Calculadora
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              Sim
            </th>
            <th scope="col" className="py-1 pl-4 text-right font-medium">
              Não
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {counts.map(({ calculator, helpful, unhelpful }) => (
            <tr key={calculator}>
              <th scope="row" className="py-1 text-left font-normal break-all">
                {calculator}
              </th>
              <td className="text-right tabular-nums">{helpful}</td>
              <td className="pl-4 text-right tabular-nums">{unhelpful}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button variant="quiet" className="mt-3" onClick={onClear}>
        Zerar a contagem
      </Button>
    </Section>
  );
}

/** Announces how many messages the screen shows. */
function countText(count: number, isClosed: boolean): string {
  if (count === 0) return isClosed ? 'Nenhuma mensagem encerrada.' : 'Nenhuma mensagem em aberto.';
  return `${count} ${count === 1 ? 'mensagem' : 'mensagens'} na tela`;
}

/** Messages to delete after confirmation. */
type Deletion = FeedbackRow | 'chosen' | FeedbackGroup;

/** The question that confirms a deletion. */
function questionFor(deletion: Deletion, count: number): string {
  if (typeof deletion === 'object') return 'Apagar esta mensagem?';
  if (deletion === 'chosen') return count === 1 ? 'Apagar 1 mensagem?' : `Apagar ${count} mensagens?`;
  if (deletion === 'votes') return 'Apagar todas as respostas sem texto?';
  return deletion === 'closed'
    ? 'Apagar todas as mensagens encerradas, também as que não estão na tela?'
    : 'Apagar todas as mensagens abertas, também as que não estão na tela?';
}

/** Lists visitors' messages about results, to answer by mail, close or delete. */
export default function FeedbackPage() {
  const [isClosed, setClosed] = useState(false);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [deletion, setDeletion] = useState<Deletion>();
  const query = useMessages(isClosed);
  const { data: messages, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const run = useFeedbackTask();
  const results = useRef<HTMLDivElement>(null);
  const act: FeedbackTask = (task) => {
    run(task);
    // The button disappears with its message. Wait until a dialog has returned the focus to it.
    requestAnimationFrame(() => results.current?.focus());
  };
  // Drop messages that are no longer listed: they may have been closed or deleted in the meantime.
  const chosen = messages?.map(({ id }) => id).filter((id) => chosenIds.has(id)) ?? [];
  const areAllChosen = messages !== undefined && chosen.length === messages.length;
  const choose = (id: string, isChosen: boolean) =>
    setChosenIds(new Set(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id)));
  const confirm = () => {
    if (deletion === undefined) return;
    const newest = messages?.[0]?.created_at ?? '';
    const until = deletion === 'votes' ? new Date().toISOString() : newest;
    act((client) => {
      if (typeof deletion === 'object') return deleteFeedback(client, [deletion.id]);
      if (deletion === 'chosen') return deleteFeedback(client, chosen);
      return deleteFeedbackGroup(client, deletion, until);
    });
  };
  return (
    <AdminPage title="Mensagens" lede="O que os visitantes dizem dos resultados.">
      <div role="group" aria-label="Quais mensagens" className="mb-4 flex flex-wrap gap-2">
        {[false, true].map((closed) => (
          <Button
            key={String(closed)}
            variant={closed === isClosed ? 'primary' : 'secondary'}
            aria-pressed={closed === isClosed}
            onClick={() => setClosed(closed)}
          >
            {closed ? 'Encerradas' : 'Abertas'}
          </Button>
        ))}
      </div>
      <Reading query={query} sentence="Não foi possível carregar as mensagens." />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        {messages && (
          <div ref={results} tabIndex={-1} className="outline-none">
            <p role="status" className={messages.length === 0 ? 'text-muted' : 'sr-only'}>
              {countText(messages.length, isClosed)}
            </p>
            {messages.length > 0 && (
              <div className="mb-3 flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  onClick={() => setChosenIds(new Set(areAllChosen ? [] : messages.map(({ id }) => id)))}
                >
                  {areAllChosen ? 'Limpar a seleção' : 'Selecionar as da tela'}
                </Button>
                {chosen.length > 0 && (
                  <Button variant="secondary" onClick={() => setDeletion('chosen')}>
                    Apagar as selecionadas ({chosen.length})
                  </Button>
                )}
                <Button variant="quiet" onClick={() => setDeletion(isClosed ? 'closed' : 'open')}>
                  Apagar todas
                </Button>
              </div>
            )}
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
              {messages.map((message) => (
                <MessageCard
                  key={message.id}
                  message={message}
                  isChosen={chosen.includes(message.id)}
                  onChoose={(isChosen) => choose(message.id, isChosen)}
                  onDelete={() => setDeletion(message)}
                  act={act}
                />
              ))}
            </ul>
            {hasNextPage && (
              <Button
                variant="secondary"
                className="mt-4"
                isBusy={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                {isFetchingNextPage ? 'Carregando...' : 'Mostrar mais'}
              </Button>
            )}
          </div>
        )}
        <Counts onClear={() => setDeletion('votes')} />
      </div>
      <ConfirmDialog
        title={deletion ? questionFor(deletion, chosen.length) : ''}
        label="Apagar"
        isOpen={deletion !== undefined}
        onClose={() => setDeletion(undefined)}
        onConfirm={confirm}
      >
        Não dá para desfazer.
      </ConfirmDialog>
    </AdminPage>
  );
}
