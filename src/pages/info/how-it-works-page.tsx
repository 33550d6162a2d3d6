import { Link } from 'react-router-dom';
import { categories } from '../../catalogue/categories.ts';
import { total } from '../../catalogue/summary.ts';
import { AdSlot } from '../../parts/ad-slot.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextPage, type TextSection } from './text-page.tsx';
import { SITE_NAME } from '../../site/site.ts';

const STEPS = [
  {
    icon: 'search',
    title: 'Encontre',
    text: 'Busque pelo nome ou pelo assunto, com ou sem acento, ou escolha uma categoria.',
  },
  {
    icon: 'pencil-line',
    title: 'Preencha',
    text: 'Digite os valores como preferir: 1.234,56 ou 1234,56. Cada campo diz o que espera.',
  },
  {
    icon: 'calculator',
    title: 'Calcule',
    text: 'O resultado aparece na hora. Se faltar algo, uma mensagem diz o quê, e nada do que você digitou se perde.',
  },
  {
    icon: 'list-checks',
    title: 'Confira',
    text: 'Veja as etapas com os seus números, a lei ou a fórmula, e os limites da estimativa.',
  },
] as const;

const SECTIONS: readonly TextSection[] = [
  {
    id: 'como-calculamos',
    title: 'Como calculamos',
    body: (
      <>
        <p>
          Cada calculadora aplica uma lei, uma tabela oficial ou uma fórmula conhecida. A regra está escrita
          na página, em palavras simples, e as etapas aparecem com os números que você digitou. No fim de cada
          página estão as fontes, com a data em que foram conferidas.
        </p>
        <p>
          Os valores em reais são arredondados para o centavo uma só vez, no resultado: as etapas
          intermediárias guardam todas as casas. E o total é a soma exata das parcelas que você vê, centavo
          por centavo.
        </p>
        <p>
          Antes de ir ao ar, cada calculadora passa por testes com exemplos da lei, de fontes públicas ou de
          contas feitas à mão. Os exemplos que você pode carregar com um clique são os mesmos dos testes.
        </p>
      </>
    ),
  },
  {
    id: 'garantias',
    title: 'O que garantimos',
    body: (
      <ul>
        <li>
          <strong>É gratuito.</strong> Todas as calculadoras, sem limite de uso.
        </li>
        <li>
          <strong>Não pede cadastro.</strong> Nem e-mail, nem telefone, nem instalação.
        </li>
        <li>
          <strong>Os dados ficam com você.</strong> As contas são feitas no seu navegador. O que você digita
          nas calculadoras não é enviado a nós nem guardado por nós. Veja a{' '}
          <Link to="/privacidade">política de privacidade</Link>.
        </li>
        <li>
          <strong>As contas estão à mostra.</strong> Nenhum resultado vem sem o caminho até ele.
        </li>
        <li>
          <strong>Funciona para todos.</strong> Com teclado, leitor de tela, letra grande, celular ou
          computador. Veja a página de <Link to="/acessibilidade">acessibilidade</Link>.
        </li>
      </ul>
    ),
  },
  {
    id: 'dicas',
    title: 'Dicas de uso',
    body: (
      <ul>
        <li>Comece com um exemplo pronto e troque um valor de cada vez para ver o que muda.</li>
        <li>Nas contas de trabalho, use o salário bruto; nas de impostos, confira o ano da tabela.</li>
        <li>Preste atenção ao prazo das taxas: ao mês e ao ano dão resultados bem diferentes.</li>
        <li>Imprima a página ou copie o endereço do resultado para guardar ou mostrar a alguém.</li>
        <li>No botão de tema, no alto da página, escolha o claro, o escuro ou o do sistema.</li>
      </ul>
    ),
  },
  {
    id: 'publicidade',
    title: 'Como o site se mantém',
    body: (
      <p>
        O {SITE_NAME} tem lugares para anúncios, hoje vazios. Um anúncio será sempre identificado com a
        palavra “Publicidade”, nunca fica entre o formulário e o resultado e não influencia as contas.
      </p>
    ),
  },
  {
    id: 'aviso',
    title: 'Aviso importante',
    body: (
      <>
        <p>
          Os resultados são estimativas, sem valor legal. Eles não substituem a orientação de um advogado, de
          um contador ou de um consultor financeiro, e os de saúde são orientações gerais, que não substituem
          a avaliação de um médico ou nutricionista.
        </p>
        <p>
          Encontrou um valor que parece errado? <Link to="/contato">Conte para nós</Link>: conferimos com a
          fonte e corrigimos.
        </p>
      </>
    ),
  },
];

/** How the site works, what it guarantees and how to use it. */
export default function HowItWorksPage() {
  return (
    <TextPage
      title="Como funciona"
      description={`Como o ${SITE_NAME} faz as contas, o que garante a você e como usar as calculadoras: grátis, sem cadastro e com os dados no seu navegador.`}
      path="/como-funciona"
      lead={`São ${total} calculadoras em ${categories.length} categorias. Todas funcionam do mesmo jeito: você preenche, calcula e vê de onde veio cada número.`}
      sections={SECTIONS}
    >
      <ol className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map(({ icon, title, text }, index) => (
          <li key={title} className="card p-5">
            <div className="flex items-center justify-between text-brand">
              <Icon name={icon} className="size-7" />
              <span aria-hidden="true" className="figure text-3xl font-extrabold opacity-40">
                {index + 1}
              </span>
            </div>
            <h2 className="mt-3 text-lg font-bold">{title}</h2>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/categorias" className={buttonClass('primary')}>
          Ver todas as calculadoras
        </Link>
      </div>
      <div className="mt-10">
        <AdSlot size="banner" />
      </div>
    </TextPage>
  );
}
