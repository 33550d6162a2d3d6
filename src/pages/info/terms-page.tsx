import { sections } from './termos.md?secoes';
import { TextPage } from './text-page.tsx';
import { SITE_NAME } from '../../site/site.ts';

/** The terms of use. */
export default function TermsPage() {
  return (
    <TextPage
      title="Termos de uso"
      description={`As regras de uso do ${SITE_NAME}: serviço gratuito, resultados como estimativas sem valor legal, responsabilidade e lei aplicável.`}
      path="/termos"
      lead="As regras do jogo, em linguagem direta."
      updatedOn="2026-11-25"
      sections={sections}
    />
  );
}
