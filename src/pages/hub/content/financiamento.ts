import type { HubContent } from '../hub-content.ts';

/** The financing hub. */
const content: HubContent = {
  texts: [
    {
      title: 'Price ou SAC?',
      paragraphs: [
        'Na tabela Price a parcela é sempre a mesma: no começo quase tudo é juro, no fim quase tudo é amortização. No SAC a amortização é sempre a mesma: a primeira parcela é a mais alta e elas caem mês a mês.',
        'Com a mesma taxa e o mesmo prazo, o SAC paga menos juros no total, porque a dívida diminui mais cedo. A Price começa com uma parcela menor. A calculadora de financiamento imobiliário põe os dois lado a lado.',
      ],
    },
    {
      title: 'O que a taxa de juros não mostra',
      paragraphs: [
        'Um financiamento também pode trazer seguros, tarifas, impostos e a atualização do saldo por um índice. A soma de tudo é o CET, o custo efetivo total, que a instituição é obrigada a informar antes da assinatura. É ele que permite comparar propostas.',
        'Na casa própria, pesam ainda o ITBI, o cartório e o condomínio. No carro, o seguro, o IPVA e a manutenção. Deixe espaço no orçamento para eles.',
      ],
    },
    {
      title: 'Consignado e antecipação',
      paragraphs: [
        'O crédito consignado é descontado do salário ou do benefício antes que o dinheiro chegue à conta. Por isso a taxa costuma ser menor, e por isso a lei limita a parte da renda que pode ser comprometida, a margem consignável.',
        'Antecipar o 13º ou o FGTS é receber hoje, com desconto, um dinheiro que já seria seu. Compare o custo com o da dívida que ele vai pagar: se não houver uma dívida mais cara, em geral vale a pena esperar.',
      ],
    },
  ],
  lists: [
    {
      title: 'Antes de assinar',
      icon: 'clipboard-check',
      items: [
        'Some todas as parcelas antes de assumir outra: o que sobra da renda precisa bastar para o mês.',
        'Peça o CET por escrito em pelo menos três instituições.',
        'Uma entrada maior reduz a parcela e também o total de juros.',
        'Simule prazos diferentes: poucos anos a menos podem economizar muito.',
        'Pagar parcelas antes da hora dá direito a abatimento proporcional dos juros (Código de Defesa do Consumidor, art. 52).',
        'Seguro e outros produtos que não são obrigatórios podem ser recusados.',
      ],
    },
  ],
  comingSoon: [],
};

export default content;
