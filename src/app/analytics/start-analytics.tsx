import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { keepAnswer, keptAnswer, type Answer } from '../../site/visit-statistics.ts';
import { Button } from '../../ui/button.tsx';
import { countVisits } from './count-visits.ts';

/** Asks at the foot of the window, over the page, which does not move. Saying no is as easy as saying yes. */
function Question({ onAnswer }: { readonly onAnswer: (answer: Answer) => void }) {
  const [isAnswered, setIsAnswered] = useState(false);
  if (isAnswered) return null;
  const answer = (given: Answer) => {
    setIsAnswered(true);
    onAnswer(given);
  };
  return (
    <aside
      aria-label="Estatísticas de visitas"
      className="no-print fixed inset-x-0 bottom-0 z-50 border-t border-line bg-surface p-4"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-3">
        <p className="min-w-0 flex-1 basis-72 text-sm">
          Podemos contar esta visita com o Google Analytics? Ele recebe o endereço das páginas abertas, nunca
          o que você digita.{' '}
          <a href="/privacidade" className="underline underline-offset-4">
            Política de privacidade
          </a>
        </p>
        <div className="flex gap-3">
          <Button variant="secondary" onClick={() => answer('sim')}>
            Aceitar
          </Button>
          <Button variant="secondary" onClick={() => answer('nao')}>
            Recusar
          </Button>
        </div>
      </div>
    </aside>
  );
}

/**
 * Counts visits if the visitor has agreed, and asks if there is no answer yet.
 *
 * @param id the measurement id
 */
export function startAnalytics(id: string): void {
  const kept = keptAnswer();
  if (kept === 'sim') countVisits(id);
  if (kept !== undefined) return;
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <Question
      onAnswer={(answer) => {
        keepAnswer(answer);
        if (answer === 'sim') countVisits(id);
      }}
    />,
  );
}
