/** Shapes that several parts of the vocabulary share. */
import { MOST_DECIMALS, VALUE_FORMATS } from '../quantity/formatting.ts';
import { bareName, expression, name, nameOr, oneOf, part, text, whole } from './words.ts';

/** Meaning of a notice, a class on a scale or a verdict; colour is never the only sign. */
export const tone = oneOf(
  ['info', 'success', 'warning', 'danger'],
  'O que se diz do valor ou da frase: neutro (info), bom, atenção ou ruim. A cor nunca é o único sinal.',
);

/** A format that replaces the declared one. */
export const override = {
  format: {
    ...oneOf(VALUE_FORMATS, 'Como o valor é escrito, se não como foi declarado.'),
    chapter: 'Formatos',
  },
  decimals: whole(0, MOST_DECIMALS, 'O máximo de casas decimais de number ou percent (2 se faltar).'),
  unit: text('Unidade depois do valor.'),
} as const;

/** The condition that any element and some of their parts may have. */
export const when = expression('Só aparece enquanto vale.');

/** An amount of a composition or comparison: its name in the result, alone or with another label. */
export const amount = nameOr(
  name('value', 'O valor do resultado.'),
  part(
    { title: 'Rótulo e valor', description: 'Um valor do resultado com outro rótulo que o declarado.' },
    { label: text('O nome, como aparece na tela.'), value: bareName('value', 'O valor do resultado.') },
    ['label', 'value'],
  ),
);
