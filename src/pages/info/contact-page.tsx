import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CONTROLLER, EMAILS } from './contact.ts';
import { MailLink } from './mail-link.tsx';
import { TextPage, type TextSection } from './text-page.tsx';
import { SITE_NAME } from '../../site/site.ts';

const SECTIONS: readonly TextSection[] = [
  {
    id: 'erro',
    title: 'Encontrou um erro em uma conta?',
    body: (
      <>
        <p>É a mensagem que mais queremos receber. Ajuda muito se ela disser:</p>
        <ul>
          <li>qual é a calculadora (o nome ou o endereço da página);</li>
          <li>que valores você digitou;</li>
          <li>que resultado apareceu e que resultado você esperava;</li>
          <li>de onde vem o valor esperado: a lei, uma tabela, um holerite, outro site.</li>
        </ul>
        <p>
          Escreva para <MailLink address={EMAILS.general} subject="Erro em uma calculadora" />. Não mande
          documentos nem dados de outras pessoas: os números bastam.
        </p>
      </>
    ),
  },
  {
    id: 'sugestoes',
    title: 'Sugestões e imprensa',
    body: (
      <p>
        Falta uma calculadora? Quer citar o site ou falar sobre um artigo? Use o mesmo endereço:{' '}
        <MailLink address={EMAILS.general} subject="Sugestão" />.
      </p>
    ),
  },
  {
    id: 'privacidade',
    title: 'Privacidade e acessibilidade',
    body: (
      <p>
        Pedidos sobre dados pessoais vão para <MailLink address={EMAILS.privacy} subject="Privacidade" />;
        antes, vale ler a <Link to="/privacidade">política de privacidade</Link>. Barreiras de uso podem ser
        contadas como diz a página de <Link to="/acessibilidade">acessibilidade</Link>.
      </p>
    ),
  },
  {
    id: 'o-que-nao-fazemos',
    title: 'O que não fazemos',
    body: (
      <p>
        Não damos consultoria trabalhista, tributária, financeira ou médica, e não calculamos casos
        particulares por e-mail. Para isso, procure um profissional, o sindicato da sua categoria ou a
        Defensoria Pública.
      </p>
    ),
  },
  {
    id: 'responsavel',
    title: 'Responsável pelo site',
    body: <p>{CONTROLLER}</p>,
  },
];

/** How to contact the operator of the site. */
export default function ContactPage() {
  return (
    <TextPage
      title="Contato"
      description={`Escreva para o ${SITE_NAME}: erros em contas, sugestões de calculadoras, privacidade e acessibilidade.`}
      path="/contato"
      lead="Não há formulário nem robô: a mensagem vai por e-mail, do seu programa para a nossa caixa."
      sections={SECTIONS}
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
