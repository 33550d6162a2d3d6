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
        label: 'nome',
        value: 'contribuicao',
      },
    ],
  },
  {
    title: text('Título do elemento.'),
    rows: name('rows', 'As linhas do resultado.'),
    label: bareName('cell', 'O valor da linha que serve de rótulo.'),
    value: bareName('cell', 'O valor da linha que é a parte.'),
  },
  ['title', 'rows', 'label', 'value'],
);
