import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { AdminPage } from '../parts/admin-page.tsx';
import { Reading } from '../parts/reading.tsx';
import { Section } from '../parts/section.tsx';
import { MessageCard } from './message-card.tsx';
import { useCounts, useMessages } from './use-feedback.ts';

function Counts() {
  const counts = useCounts();
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
    </Section>
  );
}

/** What visitors say of results: to read, answer by mail and close. */
export default function FeedbackPage() {
  const [isClosed, setClosed] = useState(false);
  const { messages, hasFailed, hasMore, isLoadingMore, loadMore, reload } = useMessages(isClosed);
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
      <Reading
        isPending={!messages}
        hasFailed={hasFailed}
        sentence="Não foi possível carregar as mensagens."
        isAnnounced
        onRetry={reload}
      />
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        {messages && (
          <div>
            {messages.length === 0 && (
              <p className="text-muted">
                {isClosed ? 'Nenhuma mensagem encerrada.' : 'Nenhuma mensagem em aberto.'}
              </p>
            )}
            <ul className="grid gap-3">
              {messages.map((message) => (
                <MessageCard key={message.id} message={message} />
              ))}
            </ul>
            {hasMore && (
              <Button variant="secondary" className="mt-4" aria-disabled={isLoadingMore} onClick={loadMore}>
                {isLoadingMore ? 'Carregando...' : 'Mostrar mais'}
              </Button>
            )}
          </div>
        )}
        <Counts />
      </div>
    </AdminPage>
  );
}
