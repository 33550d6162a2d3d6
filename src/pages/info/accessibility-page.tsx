import { sections } from './acessibilidade.md?secoes';
import { TextPage } from './text-page.tsx';
import { SITE_NAME } from '../../site/site.ts';

/** The accessibility statement. */
export default function AccessibilityPage() {
  return (
    <TextPage
      title="Acessibilidade"
      description={`Como o ${SITE_NAME} cuida da acessibilidade: o que foi testado, o que ainda falta e como relatar uma barreira.`}
      path="/acessibilidade"
      lead={`O ${SITE_NAME} é para todos. Aqui está o que fazemos por isso, o que testamos e o que ainda falta.`}
      updatedOn="2026-11-25"
      sections={sections}
    />
  );
}
