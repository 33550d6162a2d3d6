import { element } from '../element.ts';
import { bareName, name, text } from '../words.ts';

/** Events on a scale of years. */
export const shape = element(
  'timeline',
  {
    title: 'Linha do tempo',
    description:
      'Em que mês cada coisa de uma lista acontece, na mesma escala de anos. Uma linha sem mês não aparece.',
    examples: [
      {
        kind: 'timeline',
        title: 'Quando cada regra se cumpre',
        from: 'mesAtual',
        rows: 'regras',
        month: 'mes',
        reminder: 'Direito de se aposentar',
      },
    ],
  },
  {
    title: text('Título do elemento.'),
    from: bareName('value', 'O mês em que a linha começa, AAAA-MM.'),
    rows: name('rows', 'As linhas do resultado.'),
    month: bareName('cell', 'O mês da linha, AAAA-MM.'),
    label: { ...name('cell', 'O nome da linha; se faltar, a primeira coluna.'), leftOut: 'first' },
    reminder: text('O que a agenda põe antes do nome da linha, no mês em que acontece.'),
  },
  ['title', 'from', 'rows', 'month'],
);
