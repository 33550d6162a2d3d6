import { element } from '../element.ts';
import { tone } from '../parts.ts';
import { templateByCase } from '../words.ts';

export const shape = element(
  'notice',
  {
    title: 'Aviso',
    description: 'Uma frase destacada.',
    examples: [
      { kind: 'notice', text: 'A conta supõe um mês de 30 dias.' },
      { kind: 'notice', tone: 'warning', when: 'days > 10', text: 'A lei permite vender até 10 dias.' },
    ],
  },
  {
    tone: { ...tone, description: `${tone.description} Sem ele, a frase é neutra.` },
    text: templateByCase('A frase.'),
  },
  ['text'],
);
