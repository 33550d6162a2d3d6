import { element } from '../element.ts';
import { tone } from '../parts.ts';
import { template } from '../words.ts';

export const shape = element(
  'notice',
  {
    title: 'Aviso',
    description: 'Uma frase destacada.',
    examples: [
      { kind: 'notice', tone: 'warning', when: 'days > 10', text: 'A lei permite vender até 10 dias.' },
    ],
  },
  { tone, text: template('A frase.') },
  ['tone', 'text'],
);
