import { calculatorPath } from '../../catalogue/entry.ts';
import type { ArticleSheet } from '../article.ts';

export default {
  title: 'IMC: como calcular e o que o número diz (e não diz) sobre a sua saúde',
  excerpt:
    'A conta leva dez segundos; interpretá-la leva um pouco mais. Veja as faixas da OMS, para quem elas não servem e o que observar além da balança.',
  category: 'saude',
  publishedAt: '2026-11-06',
  coverAlt: 'Ilustração: um mostrador em arco com faixas de cores e o ponteiro no verde, sobre uma balança.',
  ctaButtons: {
    primary: { text: 'Calcular meu IMC', link: calculatorPath('saude/imc') },
    secondary: { text: 'Ver meu gasto de calorias', link: calculatorPath('saude/calorias') },
  },
  relatedCalculators: ['IMC'],
} satisfies ArticleSheet;
