import { element, type KnownResults } from '../element.ts';
import { when } from '../parts.ts';
import type { PartOf } from '../shape.ts';
import { bareName, list, name, nameOr, oneOf, part, text } from '../words.ts';

const value = name('value', 'O valor do resultado.');

const line = part(
  {
    title: 'Parcela de uma soma',
    description: 'Um valor que se soma ou se subtrai, onde se quer dizer dele mais que o nome.',
  },
  {
    value,
    label: text('Outro rótulo que o declarado.'),
    sign: oneOf(['+', '-'], 'Se o valor entra somando (+, se nada se diz) ou subtraindo (-).'),
    when,
  },
  ['value'],
);

/** The lines that add up to a total, as on a receipt. */
export const shape = element(
  'sum',
  {
    title: 'Soma',
    description:
      'As parcelas que dão um total, com sinais, como num recibo. Sem `lines`, saem da própria conta do total: o que ela soma e ' +
      'subtrai de resultados declarados e de entradas, e nada se escreve. O destaque que é uma soma assim já a mostra sem ' +
      'elemento algum. Um total ou uma parcela que o caso não tem não aparece; de várias somas, só a primeira. Parcelas zeradas são recolhidas, salvo as que dizem por quê (`zero`, onde são declaradas). `npm run check` ' +
      'confere em cada exemplo que as parcelas dão o total.',
    examples: [
      {
        kind: 'sum',
        title: 'O que se paga no fim',
        total: 'totalPayment',
        lines: ['loanAmount', { value: 'totalInterest', label: 'Juros' }, { value: 'desconto', sign: '-' }],
      },
    ],
  },
  {
    title: text('Título do elemento.'),
    total: bareName('value', 'O total, em reais.'),
    lines: list(nameOr(value, line), 2, 'As parcelas, na ordem da tela: o nome basta para o que se soma.'),
  },
  ['total'],
);

/** Requires a number as the total. */
export function complaints({ total }: PartOf<typeof shape>, known: KnownResults) {
  if (known.isNumber(total)) return [];
  return [
    { problem: `o total "${total}" não é um número`, remedy: 'diga em total o valor que as parcelas somam' },
  ];
}
