import type { HubContent } from '../hub-content.ts';

/** The pension hub. */
const content: HubContent = {
  texts: [
    {
      title: 'Duas contas, uma aposentadoria',
      paragraphs: [
        'A aposentadoria do INSS depende da idade, do tempo de contribuição e da média dos salários, e tem um teto: a calculadora de tempo de contribuição diz quando você se aposenta por cada regra, e com quanto. Para manter uma renda maior, ou parar antes, é preciso uma reserva própria.',
        'A calculadora de aposentadoria faz essa segunda conta: parte da renda que você deseja ter, acha o patrimônio que a paga até a expectativa de vida informada e diz quanto guardar por mês até lá. Se a reserva for um plano de previdência, a de PGBL ou VGBL mostra qual dos dois paga menos imposto.',
      ],
    },
    {
      title: 'Por que começar cedo pesa tanto',
      paragraphs: [
        'Quem guarda por mais tempo guarda menos por mês, porque os juros dos primeiros anos também rendem. Adiar o começo costuma custar mais do que reduzir um pouco a renda desejada.',
        'Use uma taxa de retorno já descontada da inflação, ou informe a inflação em “Mais detalhes”: assim a renda calculada fica em dinheiro de hoje, com o poder de compra de hoje.',
      ],
    },
  ],
  lists: [
    {
      title: 'Para planejar melhor',
      icon: 'lightbulb',
      items: [
        'Seja prudente na taxa de retorno e generoso na expectativa de vida.',
        'Consulte no Meu INSS o tempo de contribuição e a simulação oficial do benefício.',
        'Desconte da renda desejada o que você espera receber do INSS.',
        'Refaça a conta uma vez por ano e a cada mudança de salário.',
        'Compare taxas de administração: ao longo de décadas, elas levam uma parte grande do rendimento.',
      ],
    },
  ],
  comingSoon: [],
};

export default content;
