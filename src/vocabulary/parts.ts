/** Shapes that several parts of the vocabulary share. */
import { MAX_DECIMALS, VALUE_FORMATS } from '../quantity/formatting.ts';
import { bareName, expression, name, nameOr, oneOf, part, text, whole } from './words.ts';

/** Meaning of a notice, a class on a scale or a verdict; never shown by colour alone. */
export const tone = oneOf(
  ['info', 'success', 'warning', 'danger'],
  'O que se diz do valor ou da frase: neutro (info), bom, atenção ou ruim. A cor nunca é o único sinal.',
);

/** Format that replaces the declared one. */
export const override = {
  format: {
    ...oneOf(VALUE_FORMATS, 'Como o valor é escrito, se não como foi declarado.'),
    chapter: 'Formatos',
  },
  decimals: whole(0, MAX_DECIMALS, 'O máximo de casas decimais de number ou percent (2 se faltar).'),
  unit: text('Unidade depois do valor.'),
} as const;

/** Condition of an element or of some of its parts. */
export const when = expression('Só aparece enquanto vale.');

/** An amount of a composition or comparison: its name in the result, optionally with another label. */
export const amount = nameOr(
  name('value', 'O valor do resultado.'),
  part(
    { title: 'Rótulo e valor', description: 'Um valor do resultado com outro rótulo que o declarado.' },
    { label: text('O nome, como aparece na tela.'), value: bareName('value', 'O valor do resultado.') },
    ['label', 'value'],
  ),
);
