import { FootBar, showAtFoot } from '../../notices/foot-bar.tsx';
import { keepAnswer, keptAnswer, type Answer } from '../../site/visit-statistics.ts';
import { countVisits } from './count-visits.ts';

/**
 * Counts visits if the visitor agreed, and asks if there is no answer yet. Refusing is as easy as agreeing.
 *
 * @param id the measurement id
 */
export function startAnalytics(id: string): void {
  const kept = keptAnswer();
  if (kept === 'sim') countVisits(id);
  if (kept !== undefined) return;
  showAtFoot((close) => {
    const answer = (given: Answer) => {
      close();
      keepAnswer(given);
      if (given === 'sim') countVisits(id);
    };
    return (
      <FootBar
        label="Estatísticas de visitas"
        buttons={{ Aceitar: () => answer('sim'), Recusar: () => answer('nao') }}
      >
        Podemos contar esta visita com o Google Analytics? Ele recebe o endereço das páginas abertas, nunca o
        que você digita.{' '}
        <a href="/privacidade" className="underline underline-offset-4">
          Política de privacidade
        </a>
      </FootBar>
    );
  });
}
