import { element } from '../element.ts';
import { name, text } from '../words.ts';

/** Equal parts of a whole, some of them filled: a fraction as a picture. */
export const shape = element(
  'parts',
  {
    title: 'Partes iguais',
    description:
      'Uma fração como figura: barras divididas em partes iguais, com as que se contam preenchidas. Só aparece com até ' +
      '24 partes por barra e até 5 barras.',
    examples: [{ kind: 'parts', title: 'A fração', filled: 'partes.contadas', of: 'partes.total' }],
  },
  {
    title: text('Título do elemento.'),
    filled: name('value', 'Quantas partes se contam; mais do que `of` enchem outra barra.'),
    of: name('value', 'Em quantas partes se divide cada barra.'),
  },
  ['title', 'filled', 'of'],
);
