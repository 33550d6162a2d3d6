/** Properties that all kinds of fields share; the kinds are in `src/fields/`. */
import { REFUSING_KEYWORDS, type RefusingKeyword } from './refusing-keywords.ts';
import type { PartOf, Shape } from './shape.ts';
import { expression, object, oneOf, part, text, textLike, list, yesNo } from './words.ts';

const MESSAGES = 'A frase exata de cada palavra-chave que pode recusar o valor.';

/** Messages by the keyword with which a schema refuses a value. */
const messages = {
  description: MESSAGES,
  chapter: 'Frases das recusas',
  ...object(
    Object.fromEntries(REFUSING_KEYWORDS.map((keyword) => [keyword, text('A frase exata.')])) as {
      readonly [Keyword in RefusingKeyword]: ReturnType<typeof text>;
    },
    [],
  ),
} as const;

/** Questions that several calculators share, so that an answer in one fills in the others. */
export const meaning = oneOf(
  [
    'salarioBruto',
    'mediaDeAdicionais',
    'dependentes',
    'passagensDoMes',
    'anoDasTabelas',
    'mesDoPagamento',
    'mesesTrabalhados',
    'tipoDeRescisao',
    'saqueAniversario',
    'jornadaSemanal',
    'diasUteis',
    'diasDeDescanso',
    'valorDoBem',
    'valorDoVeiculo',
    'entrada',
    'taxaDoCredito',
    'prazoDoCredito',
    'parcelasDoCredito',
    'unidadeDoPrazoDoCredito',
    'tipoDaTaxa',
    'valorAplicado',
    'aporteMensal',
    'rendimento',
    'prazoDaAplicacao',
    'mesesDaAplicacao',
    'unidadeDoPrazoDaAplicacao',
    'dataDeNascimento',
    'peso',
    'altura',
    'idade',
  ],
  'O que se pergunta, onde outra calculadora pergunta o mesmo: o resultado oferece continuar nela com a resposta.',
);

export const fieldProperties = {
  title: text('Rótulo visível.'),
  description: text('Ajuda sob o campo.'),
  messages,
  visibleWhen: expression('Enquanto não vale, o campo não aparece nem conta.'),
  wide: yesNo('Ocupa a largura toda do formulário.'),
  details: yesNo(
    'Espera, fechado, em “Mais detalhes”, que fica no lugar do último campo assim: tem um valor inicial que serve a ' +
      'quase todos. A ajuda diz por que o campo importa.',
  ),
  meaning,
} as const;

/** Descriptions of properties that several kinds have. */
export const DEFAULT = 'Valor com que o campo começa e que vale quando falta.';
export const DEFAULT_ON = 'Em vez de default: o valor inicial que depende do dia, como o ano do imposto.';
export const PLACEHOLDER = 'Um exemplo, que o campo vazio mostra como “Ex.: …”.';

/** One option of a choice or of a group of boxes. */
export const option = part(
  { title: 'Opção', description: 'Uma opção de uma escolha ou de um grupo de caixas.' },
  {
    const: { type: ['string', 'number'], description: 'O valor da opção.' },
    title: text('Como a opção se chama na tela.'),
    description: text('Explicação sob a opção, nos cartões.'),
    sets: {
      type: 'object',
      description: 'Valores que a opção escreve em outros campos, que continuam editáveis.',
    },
  },
  ['const', 'title'],
);

/** Options of a choice or of a group of boxes. */
export const options = list(option, 1, 'As opções.');

export function fieldName(description: string) {
  return textLike('^[A-Za-z][A-Za-z0-9]*$', description);
}

/** Creates the shape of an object of fields. */
export function fieldsOf<const Each extends Shape>(each: Each) {
  return object(
    {
      type: { const: 'object' },
      required: { type: 'array', items: { type: 'string' }, description: 'Campos que não podem faltar.' },
      properties: {
        type: 'object',
        minProperties: 1,
        propertyNames: { pattern: '^[A-Za-z][A-Za-z0-9]*$' },
        additionalProperties: each,
      },
    },
    ['type', 'properties'],
  );
}

/** Module of a kind of field: its shape, and the condition that recognizes its fields. */
export interface FieldShape {
  readonly shape: Shape;
  readonly condition: Shape;
}

/** Shape of any of some kinds of fields: the first whose condition holds, or else the last. */
export function anyField(kinds: readonly FieldShape[]): Shape {
  const [last, ...others] = kinds.toReversed();
  return others.reduce<Shape>(
    (otherwise, { shape, condition }) => ({ if: condition, then: shape, else: otherwise }),
    last?.shape ?? {},
  );
}

/** One option of a choice. */
export type Option<Value = string | number> = Omit<PartOf<typeof option>, 'const'> & {
  readonly const: Value;
};
