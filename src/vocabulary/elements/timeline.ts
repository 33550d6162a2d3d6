import { element } from '../element.ts';
import { name, text } from '../words.ts';

const cell = (description: string) => name('cell', description);

/** Events on one scale of years. */
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
        label: 'nome',
        reminder: 'Direito de se aposentar',
      },
    ],
  },
  {
    title: text('Título do elemento.'),
    from: name('value', 'O mês em que a linha começa, AAAA-MM.'),
    rows: name('rows', 'As linhas do resultado.'),
    month: cell('O mês da linha, AAAA-MM.'),
    label: cell('O nome da linha.'),
    reminder: text('O que a agenda põe antes do nome da linha, no mês em que acontece.'),
  },
  ['title', 'from', 'rows', 'month', 'label'],
);
