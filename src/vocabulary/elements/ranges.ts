import { element } from '../element.ts';
import { bareName, list, part, text } from '../words.ts';

const range = part(
  { title: 'Faixa', description: 'Uma faixa entre dois valores do resultado.' },
  {
    label: text('O nome da faixa.'),
    min: bareName('value', 'O valor do resultado em que começa.'),
    max: bareName('value', 'O valor do resultado em que termina.'),
    note: text('Uma explicação curta.'),
  },
  ['label', 'min', 'max'],
);

/** Ranges side by side, for example heart-rate zones. */
export const shape = element(
  'ranges',
  {
    title: 'Faixas',
    description: 'Faixas lado a lado.',
    examples: [
      {
        kind: 'ranges',
        title: 'Zonas de treino',
        ranges: [{ label: 'Aeróbica', min: 'zonas.aerobica.min', max: 'zonas.aerobica.max' }],
      },
    ],
  },
  {
    title: text('Título do elemento.'),
    ranges: list(range, 1, 'As faixas, cada uma com o seu mínimo e máximo.'),
  },
  ['title', 'ranges'],
);
