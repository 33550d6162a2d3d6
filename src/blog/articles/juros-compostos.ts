import { calculatorPath } from '../../catalogue/entry.ts';
import type { ArticleSheet } from '../article.ts';

export default {
  title: 'Juros compostos: como o tempo trabalha para você, ou contra',
  excerpt:
    'Juros sobre juros explicam por que poupar cedo vale tanto e por que o cartão assusta. A fórmula, um exemplo ano a ano e os descontos da vida real.',
  category: 'financeiro',
  publishedAt: '2026-11-03',
  coverAlt: 'Ilustração: uma curva que sobe cada vez mais sobre pilhas crescentes de moedas.',
  ctaButtons: {
    primary: { text: 'Simular juros compostos', link: calculatorPath('financeira/juros-compostos') },
    secondary: { text: 'Comparar investimentos', link: calculatorPath('financeira/investimentos') },
  },
  relatedCalculators: ['Juros compostos', 'CDI', 'Poupança'],
} satisfies ArticleSheet;
