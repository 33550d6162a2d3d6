import { element } from '../element.ts';
import { template } from '../words.ts';

export const shape = element(
  'text',
  {
    title: 'Parágrafo',
    description: 'Um parágrafo.',
    examples: [{ kind: 'text', text: 'Em {meses}, o rendimento é de {juros}.' }],
  },
  { text: template('O parágrafo.') },
  ['text'],
);
