import { calculatorPath } from '../../catalogue/entry.ts';
import type { ArticleSheet } from '../article.ts';

export default {
  title: 'Seguro-desemprego: quem tem direito, quanto e por quanto tempo',
  excerpt:
    'Quantos meses de trabalho são precisos, como sai o valor da parcela, em que prazo pedir e o que faz o seguro-desemprego parar.',
  category: 'trabalhista',
  publishedAt: '2026-11-21',
  coverAlt: 'Ilustração: uma boia salva-vidas sobre o mar, com uma carteira de trabalho ao lado.',
  ctaButtons: {
    primary: {
      text: 'Calcular meu seguro-desemprego',
      link: calculatorPath('trabalhista/seguro-desemprego'),
    },
    secondary: { text: 'Calcular a rescisão', link: calculatorPath('trabalhista/rescisao-trabalhista') },
  },
  relatedCalculators: ['Rescisão', 'FGTS', 'INSS'],
} satisfies ArticleSheet;
