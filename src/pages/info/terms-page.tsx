import { Link } from 'react-router-dom';
import { EMAILS } from './contact.ts';
import { MailLink } from './mail-link.tsx';
import { TextPage, type TextSection } from './text-page.tsx';
import { SITE_NAME } from '../../site/site.ts';

const SECTIONS: readonly TextSection[] = [
  {
    id: 'aceitacao',
    title: 'Aceitação',
    body: (
      <p>
        Ao usar o {SITE_NAME} você concorda com estes termos e com a{' '}
        <Link to="/privacidade">política de privacidade</Link>. Se não concordar com eles, por favor não use o
        site.
      </p>
    ),
  },
  {
    id: 'servico',
    title: 'O serviço',
    body: (
      <>
        <p>
          O {SITE_NAME} oferece calculadoras e artigos gratuitos, em português do Brasil. O uso não exige
          cadastro. As contas são feitas no seu navegador, com os valores que você informa.
        </p>
        <p>
          Podemos acrescentar, mudar ou retirar calculadoras e textos a qualquer momento, para acompanhar a
          lei ou corrigir erros.
        </p>
      </>
    ),
  },
  {
    id: 'estimativas',
    title: 'Os resultados são estimativas',
    body: (
      <>
        <p>
          Os resultados são estimativas sem valor legal. Eles dependem dos valores informados e de regras
          gerais, e não conhecem o seu contrato, a convenção da sua categoria, a lei do seu município ou o seu
          estado de saúde.
        </p>
        <ul>
          <li>
            <strong>Trabalho e impostos:</strong> não substituem um advogado nem um contador. Valem os
            documentos oficiais e a decisão da autoridade competente.
          </li>
          <li>
            <strong>Finanças:</strong> são simulações, e não ofertas de crédito nem recomendações de
            investimento. Consulte um especialista antes de decidir.
          </li>
          <li>
            <strong>Saúde:</strong> são orientações gerais, e não um diagnóstico. Não substituem a avaliação
            de um médico ou nutricionista.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'uso',
    title: 'Uso permitido',
    body: (
      <>
        <p>
          Você pode usar as calculadoras para fins pessoais, profissionais e de ensino, imprimir resultados e
          compartilhar endereços do site. Pedimos que não:
        </p>
        <ul>
          <li>tente invadir, sobrecarregar ou atrapalhar o funcionamento do site;</li>
          <li>copie o site inteiro ou o apresente como se fosse seu;</li>
          <li>use os resultados para enganar alguém ou como se fossem documentos oficiais.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'direitos',
    title: 'Conteúdo e marcas',
    body: (
      <p>
        Textos, desenhos e programas do {SITE_NAME} são protegidos pela lei de direitos autorais (Lei
        9.610/1998). Trechos podem ser citados com a indicação da fonte e um link. Leis, tabelas oficiais e
        fórmulas são de todos. Marcas de terceiros pertencem aos seus donos.
      </p>
    ),
  },
  {
    id: 'links',
    title: 'Publicidade e outros sites',
    body: (
      <p>
        O site pode mostrar anúncios, identificados como “Publicidade”, e links para fontes e serviços de
        terceiros. Não respondemos pelo conteúdo deles, e a presença de um anúncio não é uma recomendação
        nossa.
      </p>
    ),
  },
  {
    id: 'idade',
    title: 'Idade mínima',
    body: (
      <p>
        Este serviço não se destina a menores de 13 anos. Entre 13 e 18 anos, use-o com o conhecimento dos
        pais ou responsáveis.
      </p>
    ),
  },
  {
    id: 'responsabilidade',
    title: 'Responsabilidade',
    body: (
      <>
        <p>
          Trabalhamos para que as contas estejam certas e o site esteja no ar, mas não podemos garantir que
          nunca haja erros ou interrupções. Confira os valores importantes antes de assinar, pagar ou cobrar
          com base neles.
        </p>
        <p>
          Dentro do que a lei permite, não respondemos por prejuízos de decisões tomadas só com base em um
          resultado. Nada nestes termos limita os direitos que o Código de Defesa do Consumidor dá a você.
        </p>
      </>
    ),
  },
  {
    id: 'lei',
    title: 'Mudanças, lei e foro',
    body: (
      <>
        <p>
          Estes termos podem mudar; a versão em vigor é a desta página, com a data no alto. Aplica-se a lei
          brasileira. Questões podem ser levadas ao foro do domicílio do consumidor.
        </p>
        <p>
          Fale conosco: <MailLink address={EMAILS.general} subject="Termos de uso" />.
        </p>
      </>
    ),
  },
];

/** The terms of use. */
export default function TermsPage() {
  return (
    <TextPage
      title="Termos de Uso"
      description={`As regras de uso do ${SITE_NAME}: serviço gratuito, resultados como estimativas sem valor legal, responsabilidade e lei aplicável.`}
      path="/termos"
      lead="As regras do jogo, em linguagem direta."
      updatedOn="2026-11-20"
      sections={SECTIONS}
    />
  );
}
