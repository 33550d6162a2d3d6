import { EMAILS } from './contact.ts';
import { MailLink } from './mail-link.tsx';
import { TextPage, type TextSection } from './text-page.tsx';
import { SITE_NAME } from '../../site/site.ts';

const SECTIONS: readonly TextSection[] = [
  {
    id: 'objetivo',
    title: 'O nosso objetivo',
    body: (
      <p>
        Seguimos as Diretrizes de Acessibilidade para Conteúdo Web, WCAG 2.2, no nível AA, e a Lei Brasileira
        de Inclusão (Lei 13.146/2015, art. 63). Uma conta que só alguns conseguem fazer não está certa.
      </p>
    ),
  },
  {
    id: 'recursos',
    title: 'O que você encontra',
    body: (
      <ul>
        <li>Tudo funciona só com o teclado, e o foco fica sempre visível.</li>
        <li>O primeiro link de cada página pula direto para o conteúdo.</li>
        <li>
          A busca sugere enquanto você digita: setas para escolher, Enter para abrir, Esc para fechar. O
          número de sugestões é anunciado.
        </li>
        <li>Resultados e erros são anunciados aos leitores de tela; cada erro está ligado ao seu campo.</li>
        <li>Cada gráfico vem com os mesmos números em texto ou em tabela.</li>
        <li>Tema claro e escuro, com contraste de pelo menos 4,5 para 1 nos textos.</li>
        <li>Nada depende só de cor, de passar o mouse ou de um gesto.</li>
        <li>Animações desligadas para quem prefere menos movimento.</li>
        <li>Botões e links grandes o bastante para o dedo.</li>
      </ul>
    ),
  },
  {
    id: 'testes',
    title: 'O que testamos, e como',
    body: (
      <>
        <p>
          A cada mudança no site, testes automáticos abrem as páginas em um navegador de verdade e conferem:
        </p>
        <ul>
          <li>
            que o verificador axe-core não aponta nenhum problema, no tema claro e no escuro, em tela de
            celular (390 pixels) e de computador (1280 pixels);
          </li>
          <li>
            que nada vaza para os lados a partir de 320 pixels de largura, o que equivale a um zoom de 400% em
            uma tela comum;
          </li>
          <li>que busca, menu e formulários funcionam com o teclado, com o foco no lugar certo;</li>
          <li>que cada página tem um só título principal, e títulos em ordem.</li>
        </ul>
        <p>Também olhamos cada tipo de página nos dois temas e em várias larguras.</p>
      </>
    ),
  },
  {
    id: 'limites',
    title: 'Limites que conhecemos',
    body: (
      <ul>
        <li>
          Verificadores automáticos acham só uma parte dos problemas. Ainda não fizemos uma rodada de testes
          com pessoas que usam leitor de tela, ampliador ou controle por voz todos os dias.
        </li>
        <li>As calculadoras e a busca precisam de JavaScript. Os textos podem ser lidos sem ele.</li>
        <li>Tabelas longas, como a de um financiamento mês a mês, rolam para o lado em telas estreitas.</li>
        <li>
          Fórmulas são escritas em texto simples, como x² ou ÷; alguns leitores de tela não pronunciam todos
          os sinais.
        </li>
        <li>Navegadores com mais de dois anos podem não mostrar o tema escuro ou o menu como deveriam.</li>
      </ul>
    ),
  },
  {
    id: 'avise',
    title: 'Encontrou uma barreira?',
    body: (
      <p>
        Escreva para <MailLink address={EMAILS.general} subject="Acessibilidade" /> e diga a página, o que
        tentou fazer e que aparelho, navegador e tecnologia assistiva usa. Tratamos barreiras como erros: elas
        entram na fila de correção.
      </p>
    ),
  },
];

/** The accessibility statement. */
export default function AccessibilityPage() {
  return (
    <TextPage
      title="Acessibilidade"
      description={`Como o ${SITE_NAME} cuida da acessibilidade: o que foi testado, o que ainda falta e como relatar uma barreira.`}
      path="/acessibilidade"
      lead={`O ${SITE_NAME} é para todos. Aqui está o que fazemos por isso, o que testamos e o que ainda falta.`}
      updatedOn="2026-11-20"
      sections={SECTIONS}
    />
  );
}
