import { calculatorPath } from '../../catalogue/entry.ts';
import type { ArticleSheet } from '../article.ts';

export default {
  title: 'Salário líquido: por que o que cai na conta é menor',
  excerpt:
    'INSS, imposto de renda, vale-transporte: o caminho do salário bruto ao líquido, com contas prontas, e como saber que bruto pedir.',
  category: 'trabalhista',
  publishedAt: '2026-11-22',
  coverAlt: 'Ilustração: um holerite com linhas de descontos e, ao lado, uma carteira com notas.',
  ctaButtons: {
    primary: { text: 'Calcular meu salário líquido', link: calculatorPath('trabalhista/salario-liquido') },
    secondary: { text: 'Ver o INSS faixa por faixa', link: calculatorPath('trabalhista/inss') },
  },
  relatedCalculators: ['INSS', '13º salário', 'Férias'],
} satisfies ArticleSheet;
