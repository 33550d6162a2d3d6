import { element, type KnownResults } from '../element.ts';
import type { PartOf } from '../shape.ts';
import { list, name, nameOr, oneOf, part, text } from '../words.ts';

const cell = name('cell', 'O valor da linha.');

const series = part(
  { title: 'Série', description: 'Um valor da linha com outro nome que o da coluna.' },
  { label: text('O nome, como aparece na legenda.'), value: cell },
  ['label', 'value'],
);

/** Lines, areas or columns, from the rows of a list. */
export const shape = element(
  'chart',
  {
    title: 'Gráfico',
    description:
      'Linhas, áreas ou colunas, um ponto por linha de uma lista, a partir do começo que a lista declara em ' +
      '`result.rows(rótulo, colunas, linhas, começo)`. Uma lista de uma só linha aparece em colunas. Os números que ' +
      'nenhuma tabela do resultado mostra ficam numa, fechada, sob o gráfico.',
    examples: [
      {
        kind: 'chart',
        shape: 'area',
        title: 'Evolução',
        rows: 'evolucao',
        series: ['investido', 'juros'],
      },
      {
        kind: 'chart',
        shape: 'stackedColumns',
        rows: 'evolucao',
        x: 'ano',
        series: [{ label: 'Amortização', value: 'principal' }, 'juros'],
      },
    ],
  },
  {
    shape: oneOf(
      ['line', 'area', 'columns', 'stackedColumns'],
      'Linhas, se nada se diz, áreas empilhadas, colunas lado a lado ou colunas empilhadas.',
    ),
    title: text('Título; se faltar, o rótulo das linhas.'),
    rows: name('rows', 'As linhas do resultado.'),
    x: {
      ...name(
        'cell',
        'O valor da linha no eixo horizontal, se não é o da primeira coluna: um número nas linhas e áreas, qualquer valor nas colunas.',
      ),
      leftOut: 'first',
    },
    series: list(nameOr(cell, series), 1, 'Os valores da linha que se veem.'),
  },
  ['rows', 'series'],
);

/** Requires numbers on the axis of lines and areas. */
export function complaints({ shape: drawn, rows, ...across }: PartOf<typeof shape>, known: KnownResults) {
  const x = across.x ?? known.columns(rows)[0] ?? '';
  const isOverNumbers = drawn === 'columns' || drawn === 'stackedColumns' || known.isNumber(`${rows}.*.${x}`);
  return isOverNumbers
    ? []
    : [{ problem: `o eixo horizontal "${x}" não é de números`, remedy: 'use columns ou stackedColumns' }];
}
