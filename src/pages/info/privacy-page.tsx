import { StatisticsSection } from './statistics-section.tsx';
import { sections } from './privacidade.md?secoes';
import { TextPage } from './text-page.tsx';
import { ANALYTICS_ID, SITE_NAME } from '../../site/site.ts';

/** Sentence about statistics, if the site counts visits. */
const counted =
  ANALYTICS_ID === undefined
    ? []
    : [{ id: 'estatisticas', title: 'Estatísticas de visitas', body: <StatisticsSection /> }];
const rest = sections.findIndex(({ id }) => id === 'publicidade');

/** The privacy policy under the Brazilian data-protection law. */
export default function PrivacyPage() {
  return (
    <TextPage
      title="Política de privacidade"
      description={`Que dados o ${SITE_NAME} trata e que dados nunca saem do seu navegador, com os seus direitos pela LGPD e o contato de privacidade.`}
      path="/privacidade"
      lead="Fazemos contas, não coleta de dados. Esta página diz o que acontece com as suas informações e quais são os seus direitos."
      updatedOn="2026-11-29"
      sections={sections.toSpliced(rest, 0, ...counted)}
    />
  );
}
