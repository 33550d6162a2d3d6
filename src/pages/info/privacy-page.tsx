import { Link } from 'react-router-dom';
import { CONTROLLER, EMAILS } from './contact.ts';
import { MailLink } from './mail-link.tsx';
import { StatisticsSection } from './statistics-section.tsx';
import { TextPage, type TextSection } from './text-page.tsx';
import { ANALYTICS_ID, SITE_NAME } from '../../site/site.ts';

const SECTIONS: readonly TextSection[] = [
  {
    id: 'resumo',
    title: 'Em poucas palavras',
    body: (
      <ul>
        <li>
          O que você digita nas calculadoras é processado no seu navegador. Não chega até nós, a não ser que
          você mande junto com uma mensagem sobre um erro.
        </li>
        {ANALYTICS_ID === undefined ? (
          <li>Não há cadastro de visitantes, e não usamos cookies para seguir ninguém.</li>
        ) : (
          <li>Não há cadastro de visitantes. As visitas só são contadas se você aceitar.</li>
        )}
        <li>
          O seu navegador guarda a escolha do tema e, enquanto a aba existe, o que foi digitado. Cálculos, só
          os que você mandar guardar.
        </li>
        <li>Os espaços de publicidade estão reservados, mas hoje não carregam nenhuma rede de anúncios.</li>
      </ul>
    ),
  },
  {
    id: 'quem-somos',
    title: 'Quem é o responsável',
    body: (
      <>
        <p>
          Esta política explica como o {SITE_NAME} trata dados pessoais, conforme a Lei Geral de Proteção de
          Dados (LGPD, Lei 13.709/2018). O controlador é {CONTROLLER}.
        </p>
        <p>
          O contato para assuntos de privacidade, inclusive com o encarregado pelo tratamento de dados, é{' '}
          <MailLink address={EMAILS.privacy} subject="Privacidade" />.
        </p>
      </>
    ),
  },
  {
    id: 'o-que-nao-tratamos',
    title: 'O que não tratamos',
    body: (
      <>
        <p>
          Salários, datas, dívidas, peso, altura e tudo o mais que você preenche em uma calculadora ficam no
          seu aparelho. O cálculo é feito ali mesmo, por programas que vêm com a página. Nós não recebemos,
          não registramos e não guardamos esses dados, e por isso também não temos como recuperá-los.
        </p>
        <p>
          O endereço que você copia para compartilhar um resultado leva os valores depois do sinal{' '}
          <code>#</code>. Navegadores não enviam essa parte a nenhum servidor, mas quem receber o endereço
          verá os valores: compartilhe só com quem pode vê-los.
        </p>
      </>
    ),
  },
  {
    id: 'no-seu-navegador',
    title: 'O que fica no seu navegador',
    body: (
      <>
        <ul>
          <li>
            <strong>Tema:</strong> se você escolher o claro ou o escuro, a escolha fica no armazenamento local
            do navegador, sob o nome <code>tema</code>. Voltar ao tema do sistema a apaga.
          </li>
          <li>
            <strong>O que foi digitado:</strong> os campos de uma calculadora ficam no histórico da aba, para
            que voltar ou recarregar a página não os perca. Fechar a aba encerra esse histórico.
          </li>
          <li>
            <strong>Os seus cálculos:</strong> nada é guardado até você pedir, em “Guardar”. Os cálculos
            guardados, com os valores informados, ficam no armazenamento local do navegador, sob o nome{' '}
            <code>meus-calculos</code>. Em <Link to="/meus-calculos">Meus cálculos</Link> você os vê, exporta
            e apaga.
          </li>
          <li>
            <strong>O próprio site:</strong> para que as calculadoras funcionem sem conexão, o navegador
            guarda uma cópia das páginas públicas e dos programas delas, até 10 MB, e quais páginas você abriu
            por último. Nada do que você digita vai junto, e nada disso é enviado. Com a economia de dados
            ligada, só fica o que você abriu.
          </li>
          <li>
            <strong>Área administrativa:</strong> só quem administra o site tem conta e sessão. Visitantes não
            precisam dela.
          </li>
        </ul>
        <p>
          Você pode apagar tudo isso a qualquer momento nas configurações do navegador, em “Limpar dados de
          navegação”.
        </p>
      </>
    ),
  },
  {
    id: 'o-que-tratamos',
    title: 'O que tratamos, e por quê',
    body: (
      <>
        <ul>
          <li>
            <strong>Registros de acesso.</strong> Para entregar uma página, o servidor precisa do seu endereço
            IP e do tipo de navegador. A hospedagem pode manter registros com IP, data e hora, por segurança e
            porque o Marco Civil da Internet (Lei 12.965/2014, art. 15) obriga a guardá-los por seis meses.
            Base legal: obrigação legal e legítimo interesse (LGPD, art. 7º, II e IX).
          </li>
          <li>
            <strong>Mensagens.</strong> Se você nos escrever, usamos o seu e-mail e o que contar para
            responder. Apagamos a conversa quando ela deixa de ser necessária. Base legal: atender ao seu
            pedido e legítimo interesse (LGPD, art. 7º, V e IX).
          </li>
          <li>
            <strong>O que você diz de um resultado.</strong> “Este resultado ajudou?” e “Encontrou um erro?”
            enviam só o que você apertar e escrever: a calculadora, a resposta, a mensagem e o e-mail, se você
            o der. Os valores que você informou vão apenas se você marcar essa opção. Só quem administra o
            site lê, e apaga quando deixa de ser necessário. Base legal: atender ao seu pedido e legítimo
            interesse (LGPD, art. 7º, V e IX).
          </li>
          <li>
            <strong>Contas de administradores.</strong> E-mail e senha protegida de quem escreve no site, para
            controlar o acesso.
          </li>
        </ul>
        <p>Não vendemos dados, não montamos perfis e não tomamos decisões automatizadas sobre pessoas.</p>
      </>
    ),
  },
  ...(ANALYTICS_ID === undefined
    ? []
    : [{ id: 'estatisticas', title: 'Estatísticas de visitas', body: <StatisticsSection /> }]),
  {
    id: 'publicidade',
    title: 'Publicidade',
    body: (
      <p>
        As páginas têm lugares para anúncios, que levarão a palavra “Publicidade”. Hoje eles estão vazios, não
        aparecem e não carregam nada de terceiros. Se uma rede de anúncios passar a ser usada, esta página
        dirá qual é, que dados ela trata e como recusar, e os cookies que não forem necessários só serão
        usados depois da sua escolha.
      </p>
    ),
  },
  {
    id: 'compartilhamento',
    title: 'Com quem compartilhamos',
    body: (
      <p>
        Só com quem presta serviços para que o site funcione, como a hospedagem e o correio eletrônico, e com
        autoridades, quando a lei obrigar. Se algum prestador tratar dados fora do Brasil, isso será feito com
        as garantias dos artigos 33 a 36 da LGPD.
      </p>
    ),
  },
  {
    id: 'direitos',
    title: 'Os seus direitos',
    body: (
      <>
        <p>O artigo 18 da LGPD dá a você o direito de pedir, sem custo:</p>
        <ul>
          <li>a confirmação de que tratamos dados seus;</li>
          <li>o acesso a esses dados;</li>
          <li>a correção de dados incompletos, inexatos ou desatualizados;</li>
          <li>
            a anonimização, o bloqueio ou a eliminação de dados desnecessários, excessivos ou tratados em
            desacordo com a lei;
          </li>
          <li>a portabilidade dos dados a outro fornecedor;</li>
          <li>a eliminação dos dados tratados com o seu consentimento;</li>
          <li>a informação sobre com quem os dados foram compartilhados;</li>
          <li>
            a informação sobre a possibilidade de não dar consentimento e sobre o que acontece nesse caso;
          </li>
          <li>a revogação do consentimento.</li>
        </ul>
        <p>
          Você também pode se opor a um tratamento feito sem consentimento, se ele descumprir a lei. Escreva
          para <MailLink address={EMAILS.privacy} subject="Direitos do titular (LGPD)" />. Podemos pedir uma
          informação para confirmar que o pedido é seu. Se a resposta não resolver, você pode reclamar à
          Autoridade Nacional de Proteção de Dados, em{' '}
          <a href="https://www.gov.br/anpd" rel="noopener">
            gov.br/anpd
          </a>
          , ou aos órgãos de defesa do consumidor.
        </p>
      </>
    ),
  },
  {
    id: 'criancas',
    title: 'Crianças e adolescentes',
    body: (
      <p>
        Este serviço não se destina a menores de 13 anos, e não coletamos de propósito dados de crianças. Se
        você é responsável por uma criança e acredita que ela nos escreveu, avise: apagaremos a mensagem
        (LGPD, art. 14).
      </p>
    ),
  },
  {
    id: 'seguranca',
    title: 'Segurança',
    body: (
      <p>
        O dado mais seguro é o que não é coletado. Além disso, o site usa conexão cifrada quando publicado, só
        carrega programas do próprio endereço e restringe a área administrativa a pessoas autorizadas. Se
        houver um incidente que possa causar dano relevante, avisaremos a ANPD e as pessoas afetadas (LGPD,
        art. 48).
      </p>
    ),
  },
  {
    id: 'mudancas',
    title: 'Mudanças nesta política',
    body: (
      <p>
        Quando esta política mudar, a nova versão ficará nesta página, com a data no alto. Dúvidas? Veja a
        página de <Link to="/contato">contato</Link>.
      </p>
    ),
  },
];

/** The privacy policy under the Brazilian data-protection law. */
export default function PrivacyPage() {
  return (
    <TextPage
      title="Política de Privacidade"
      description={`Que dados o ${SITE_NAME} trata e que dados nunca saem do seu navegador, com os seus direitos pela LGPD e o contato de privacidade.`}
      path="/privacidade"
      lead="Fazemos contas, não coleta de dados. Esta página diz o que acontece com as suas informações e quais são os seus direitos."
      updatedOn="2026-11-22"
      sections={SECTIONS}
    />
  );
}
