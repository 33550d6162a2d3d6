import { element } from '../element.ts';
import { tone } from '../parts.ts';
import { name, text } from '../words.ts';

/** A list of sentences from `compute`. */
export const shape = element(
  'lines',
  {
    title: 'Frases',
    description: 'Uma lista de frases que o cálculo devolveu.',
    examples: [{ kind: 'lines', title: 'Recomendações', lines: 'recomendacoes' }],
  },
  {
    title: text('Título do elemento.'),
    lines: name('lines', 'A lista de frases do resultado.'),
    tone: { ...tone, description: 'Com ele, cada frase é um aviso desse tom.' },
  },
  ['title', 'lines'],
);
