import { element } from '../element.ts';
import { name, oneOf } from '../words.ts';

/** "Como chegamos a este valor": the formulas of the results, or a list of sentences from `compute`. */
export const shape = element(
  'steps',
  {
    title: 'Passos',
    description:
      '“Como chegamos a este valor”: a conta de cada resultado declarado, na ordem em que `compute` os declara, com os ' +
      'números postos nela e a lei. Nada mais se escreve.',
    examples: [{ kind: 'steps' }, { kind: 'steps', lines: 'passos', followedBy: 'formulas' }],
  },
  {
    lines: name('lines', 'Em vez das contas: um passo por frase desta lista do resultado.'),
    followedBy: oneOf(['formulas'], 'Depois das frases de `lines`, também as contas.'),
  },
  [],
);
