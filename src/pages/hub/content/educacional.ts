import type { HubContent } from '../hub-content.ts';

/** The education hub. */
const content: HubContent = {
  texts: [
    {
      title: 'A resposta e o caminho',
      paragraphs: [
        'Cada calculadora mostra a resolução linha por linha, com os números que você digitou: os produtos da regra de três, o discriminante de Bhaskara, a simplificação da fração. Assim dá para descobrir em que passo a sua conta e a nossa se separaram.',
        'Os cálculos são feitos com decimais exatos. Uma equação que tem uma raiz só não vira duas por causa de arredondamento, e 0,1 + 0,2 é 0,3.',
      ],
    },
    {
      title: 'Da escola para o dia a dia',
      paragraphs: [
        'Porcentagem e regra de três são as contas mais usadas fora da escola: descontos, reajustes, receitas, câmbio, consumo de combustível. A média ponderada fecha o boletim e também dá o preço médio de uma compra feita em partes.',
        'Equações, frações e progressões são a base do que vem depois. Vale voltar a elas sempre que um exercício mais avançado emperrar.',
      ],
    },
  ],
  lists: [
    {
      title: 'Benefícios',
      icon: 'sparkles',
      items: [
        'Passo a passo completo, e não só a resposta.',
        'Números na conta: cada linha traz os valores que você digitou.',
        'Mensagens que dizem o que falta ou o que está errado.',
        'Exemplos prontos para testar com um clique.',
        'Gratuito, sem cadastro e sem limite de uso.',
      ],
    },
    {
      title: 'Dicas de estudo',
      icon: 'lightbulb',
      items: [
        'Tente resolver no papel antes de apertar o botão.',
        'Estime a resposta de cabeça: o resultado faz sentido?',
        'Quando errar, compare passo a passo e anote onde foi.',
        'Mude um número de cada vez e veja o que acontece.',
        'Explique a conta a alguém: é o melhor teste de que você entendeu.',
      ],
    },
  ],
  comingSoon: [],
};

export default content;
