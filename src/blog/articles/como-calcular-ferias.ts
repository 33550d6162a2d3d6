import { calculatorPath } from '../../catalogue/entry.ts';
import type { ArticleSheet } from '../article.ts';

export default {
  title: 'Férias: como calcular o valor, o terço e a venda de dias',
  excerpt:
    'Quantos dias você tem, quanto recebe, quando o dinheiro cai e se vale a pena vender dez dias. As regras da CLT com contas prontas para conferir.',
  category: 'trabalhista',
  publishedAt: '2026-11-17',
  coverAlt: 'Ilustração: sol sobre o mar, um guarda-sol na areia e uma folha de calendário.',
  ctaButtons: {
    primary: { text: 'Calcular minhas férias', link: calculatorPath('trabalhista/ferias') },
    secondary: { text: 'Calcular meu 13º salário', link: calculatorPath('trabalhista/decimo-terceiro') },
  },
  relatedCalculators: ['Férias', '13º salário', 'INSS'],
} satisfies ArticleSheet;
