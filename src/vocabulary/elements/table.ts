import { element } from '../element.ts';
import { override } from '../parts.ts';
import { list, name, nameOr, part, text, textLike } from '../words.ts';

const cell = name('cell', 'O valor da linha.');

/** A column with properties besides its name. */
export const column = part(
  { title: 'Coluna', description: 'Uma coluna de uma tabela, onde se quer dizer dela mais que o nome.' },
  { value: cell, label: text('Outro cabeçalho que o declarado.'), ...override },
  ['value'],
);

/** A table; a long one shows its `first` rows and the rest on demand, and can be downloaded. */
export const shape = element(
  'table',
  {
    title: 'Tabela',
    description:
      'Uma tabela; a longa mostra as primeiras linhas e o resto a pedido. No celular a primeira coluna fica parada ' +
      'enquanto as outras correm para o lado; com mais de três colunas, até oito linhas e um texto na primeira coluna, ' +
      'cada linha vira um cartão. No papel sai inteira, até 100 linhas; da mais longa, o que se vê na tela, e onde está o ' +
      'resto.',
    examples: [
      { kind: 'table', rows: 'schedule', first: 12, download: 'parcelas' },
      { kind: 'table', title: 'Parcelas', rows: 'schedule', columns: ['month', 'payment'] },
    ],
  },
  {
    title: text('Título; se faltar, o rótulo das linhas.'),
    rows: name('rows', 'As linhas do resultado.'),
    columns: {
      ...list(nameOr(cell, column), 1, 'As colunas, na ordem da tela; se faltar, todas as declaradas.'),
      leftOut: 'all',
    },
    first: {
      type: 'integer',
      minimum: 1,
      description: 'Quantas linhas aparecem antes de pedir as demais (12 se faltar).',
    },
    download: textLike('^[a-z0-9-]+$', 'Nome da planilha (CSV e Excel) oferecida, sem a extensão.'),
  },
  ['rows'],
);
