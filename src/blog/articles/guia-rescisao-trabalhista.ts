import { calculatorPath } from '../../catalogue/entry.ts';
import type { ArticleSheet } from '../article.ts';

export default {
  title: 'Rescisão trabalhista: o que você recebe em cada tipo de saída',
  excerpt:
    'Saldo de salário, aviso, 13º, férias e multa do FGTS: veja o que entra no acerto da demissão, do pedido, do acordo e da justa causa, com um exemplo completo.',
  category: 'trabalhista',
  publishedAt: '2026-11-19',
  coverAlt: 'Ilustração: um documento com linhas e assinatura ao lado de uma pilha de moedas.',
  ctaButtons: {
    primary: {
      text: 'Calcular minha rescisão',
      link: calculatorPath('trabalhista/rescisao-trabalhista'),
    },
    secondary: { text: 'Ver meu aviso prévio', link: calculatorPath('trabalhista/aviso-previo') },
  },
  relatedCalculators: ['Rescisão', 'FGTS', '13º salário'],
} satisfies ArticleSheet;
