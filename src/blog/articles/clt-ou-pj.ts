import { calculatorPath } from '../../catalogue/entry.ts';
import type { ArticleSheet } from '../article.ts';

export default {
  title: 'CLT ou PJ: como comparar as duas propostas sem se enganar',
  excerpt:
    'Salário e nota fiscal não se comparam direto. Veja o que cada lado ganha e paga em um ano, o faturamento que empata e o que fica de fora.',
  category: 'trabalhista',
  publishedAt: '2026-11-20',
  coverAlt: 'Ilustração: uma balança com uma carteira de trabalho de um lado e notas fiscais do outro.',
  ctaButtons: {
    primary: { text: 'Comparar CLT e PJ', link: calculatorPath('trabalhista/clt-pj') },
    secondary: {
      text: 'Ver quanto custa um funcionário',
      link: calculatorPath('trabalhista/custo-funcionario'),
    },
  },
  relatedCalculators: ['Simples Nacional', 'INSS', 'FGTS'],
} satisfies ArticleSheet;
