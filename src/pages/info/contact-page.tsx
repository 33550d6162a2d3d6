import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EMAILS } from './contact.ts';
import { sections } from './contato.md?secoes';
import { TextPage } from './text-page.tsx';
import { SITE_NAME } from '../../site/site.ts';

/** Contact addresses of the site's operator. */
export default function ContactPage() {
  return (
    <TextPage
      title="Contato"
      description={`Escreva para o ${SITE_NAME}: erros em contas, sugestões de calculadoras, privacidade e acessibilidade.`}
      path="/contato"
      lead="Escreva por e-mail: quem lê é uma pessoa. Achou um erro em uma conta? Avise logo abaixo do resultado, em “Encontrou um erro?”."
      sections={sections}
    >
      <p className="mt-6">
        <a href={`mailto:${EMAILS.general}`} className={buttonClass('primary', 'max-w-full break-all')}>
          <Icon name="mail" />
          {EMAILS.general}
        </a>
      </p>
    </TextPage>
  );
}
