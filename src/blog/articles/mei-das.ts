import { calculatorPath } from '../../catalogue/entry.ts';
import type { ArticleSheet } from '../article.ts';

export default {
  title: 'DAS do MEI em 2026: quanto pagar, quando vence e o que ele garante',
  excerpt:
    'O boleto mensal do microempreendedor subiu com o salário mínimo. Veja os valores por atividade, o vencimento, o limite de faturamento e o que fazer se atrasar.',
  category: 'impostos',
  publishedAt: '2026-11-10',
  coverAlt: 'Ilustração: a fachada de uma pequena loja com toldo listrado e um boleto ao lado.',
  ctaButtons: {
    primary: { text: 'Calcular meu DAS', link: calculatorPath('impostos/mei-das') },
    secondary: { text: 'Simular o Simples Nacional', link: calculatorPath('impostos/simples-nacional') },
  },
  relatedCalculators: ['Simples Nacional', 'INSS'],
} satisfies ArticleSheet;
