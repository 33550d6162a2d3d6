import { element } from '../element.ts';
import { bareName, name, text } from '../words.ts';

/** The parts of a sum, one per row of a list. */
export const shape = element(
  'rowComposition',
  {
    title: 'Composição por linhas',
    description: 'De que se compõe uma soma, uma parte por linha de uma lista.',
    examples: [
      {
        kind: 'rowComposition',
        title: 'Contribuição por faixa',
        rows: 'faixas',
        value: 'contribuicao',
      },
    ],
  },
  {
    title: text('Título; se faltar, o rótulo das linhas.'),
    rows: name('rows', 'As linhas do resultado.'),
    label: {
      ...bareName('cell', 'O valor da linha que serve de rótulo; se faltar, a primeira coluna.'),
      leftOut: 'first',
    },
    value: bareName('cell', 'O valor da linha que é a parte.'),
  },
  ['rows', 'value'],
);
