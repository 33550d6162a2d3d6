import { calculatorPath } from '../../catalogue/entry.ts';
import type { ArticleSheet } from '../article.ts';

export default {
  title: 'Financiamento sem susto: entrada, Price ou SAC e o custo de verdade',
  excerpt:
    'A parcela que cabe no bolso é só o começo. Entenda os dois sistemas de amortização, o CET, as despesas que ninguém anuncia e como pagar menos juros.',
  category: 'financeiro',
  publishedAt: '2026-11-12',
  coverAlt: 'Ilustração: uma casa com a porta acesa e barras que descem como o saldo de uma dívida.',
  ctaButtons: {
    primary: { text: 'Simular meu financiamento', link: calculatorPath('financeira/financiamento') },
    secondary: {
      text: 'Comparar Price e SAC',
      link: calculatorPath('financiamento/financiamento-imobiliario'),
    },
  },
  relatedCalculators: ['Empréstimo', 'Investimentos', 'Juros compostos'],
} satisfies ArticleSheet;
