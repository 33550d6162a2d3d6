/** What may be asked: the shapes of all kinds of fields. */
import type { Shape } from './shape.ts';
import {
  anyText,
  day,
  expression,
  func,
  list,
  number,
  object,
  oneOf,
  part,
  text,
  whole,
  yesNo,
} from './words.ts';

const MESSAGES = 'A frase exata de cada palavra-chave que pode recusar o valor.';

/** The keywords that can refuse a value; each one that a field uses needs its sentence. */
export const REFUSING_KEYWORDS = [
  'required',
  'type',
  'enum',
  'exclusiveMinimum',
  'minimum',
  'exclusiveMaximum',
  'maximum',
  'multipleOf',
  'format',
  'maxLength',
  'minItems',
  'maxItems',
] as const;

/** Sentences by the keyword with which a schema refuses a value. */
export const messages = {
  description: MESSAGES,
  chapter: 'Frases das recusas',
  ...object(
    Object.fromEntries(REFUSING_KEYWORDS.map((keyword) => [keyword, text('A frase exata.')])) as {
      readonly [Keyword in (typeof REFUSING_KEYWORDS)[number]]: ReturnType<typeof text>;
    },
    [],
  ),
} as const;

/** What every field may have. */
export const fieldProperties = {
  title: text('Rótulo visível.'),
  description: text('Ajuda sob o campo.'),
  messages,
  visibleWhen: expression('Enquanto não vale, o campo não aparece nem conta.'),
  wide: yesNo('Ocupa a largura toda do formulário.'),
} as const;

const DEFAULT = 'Valor com que o campo começa e que vale quando falta.';
const DEFAULT_ON = 'Em vez de default: o valor inicial que depende do dia, como o ano do imposto.';
const PLACEHOLDER = 'Texto de exemplo dentro do campo vazio.';

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

const options = list(option, 1, 'As opções.');

/** A number typed as text: money, percentage, measure or count. */
export const numberField = part(
  {
    title: 'Número',
    description: 'Um número digitado como texto: dinheiro, porcentagem, medida ou quantidade.',
    examples: [
      {
        type: 'number',
        format: 'money',
        title: 'Salário bruto mensal',
        exclusiveMinimum: 0,
        messages: { exclusiveMinimum: 'Informe o salário' },
      },
    ],
  },
  {
    type: oneOf(['number', 'integer'], 'number, ou integer para só aceitar números inteiros.'),
    ...fieldProperties,
    format: oneOf(['money', 'percent'], 'money (R$, duas casas) ou percent (%).'),
    unit: text('Unidade ao lado do campo.'),
    minimum: number('O menor valor aceito.'),
    exclusiveMinimum: number('Só valores acima deste.'),
    maximum: number('O maior valor aceito.'),
    exclusiveMaximum: number('Só valores abaixo deste.'),
    multipleOf: { type: 'number', exclusiveMinimum: 0, description: 'Só múltiplos deste.' },
    default: number(DEFAULT),
    defaultOn: func('(today) => number', DEFAULT_ON),
    signed: {
      const: true,
      description:
        'Valores negativos fazem sentido: o campo ganha a tecla ±, que falta ao teclado numérico dos celulares.',
    },
    placeholder: anyText(PLACEHOLDER),
    suggestions: func(
      '(today) => number[]',
      'Valores oferecidos numa lista; em dados, outros continuam válidos.',
    ),
  },
  ['type', 'title'],
);

/** One of a few values: native select, radio cards, or tabs. */
export const choiceField = part(
  {
    title: 'Escolha',
    description: 'Um entre poucos valores: lista, cartões ou abas.',
    examples: [
      {
        type: 'string',
        title: 'Tipo',
        widget: 'cards',
        oneOf: [
          { const: 'mensal', title: 'Mensal' },
          { const: 'anual', title: 'Anual' },
        ],
        default: 'mensal',
        messages: { required: 'Escolha o tipo' },
      },
    ],
  },
  {
    type: oneOf(['string', 'integer'], 'string ou integer, como os valores das opções.'),
    ...fieldProperties,
    oneOf: { ...options, description: 'As opções de uma escolha.' },
    widget: oneOf(['select', 'cards', 'tabs'], 'Como a escolha aparece: select (padrão), cards ou tabs.'),
    default: { type: ['string', 'number'], description: DEFAULT },
    defaultOn: func('(today) => string | number', DEFAULT_ON),
  },
  ['type', 'title', 'oneOf'],
);

/** A calendar date. */
export const dateField = part(
  {
    title: 'Data',
    description: 'Um dia do calendário: AAAA-MM-DD nos dados, dd/mm/aaaa na tela, digitado ou escolhido.',
    examples: [
      {
        type: 'string',
        format: 'date',
        title: 'Data de admissão',
        messages: { required: 'Informe a data', format: 'Digite uma data válida, como 31/12/2025' },
      },
    ],
  },
  {
    type: { const: 'string', description: 'Sempre string.' },
    ...fieldProperties,
    format: { const: 'date', description: 'Sempre date.' },
    default: day(DEFAULT),
  },
  ['type', 'title', 'format'],
);

/** Free text. It never enters the arithmetic. */
export const textField = part(
  {
    title: 'Texto',
    description: 'Texto livre; nunca entra na conta.',
    examples: [{ type: 'string', title: 'Atividade', maxLength: 80, default: '' }],
  },
  {
    type: { const: 'string', description: 'Sempre string.' },
    ...fieldProperties,
    maxLength: { type: 'integer', minimum: 1, description: 'O maior comprimento de um texto.' },
    default: anyText(DEFAULT),
    placeholder: anyText(PLACEHOLDER),
  },
  ['type', 'title', 'maxLength'],
);

/** A single yes/no box. */
export const booleanField = part(
  {
    title: 'Caixa',
    description: 'Uma caixa de sim ou não.',
    examples: [{ type: 'boolean', title: 'Tenho dependentes', default: false }],
  },
  { type: { const: 'boolean', description: 'Sempre boolean.' }, ...fieldProperties, default: yesNo(DEFAULT) },
  ['type', 'title', 'default'],
);

/** A group of boxes of which any number may be ticked. */
export const boxesField = part(
  {
    title: 'Caixas',
    description: 'Um grupo de caixas: qualquer número delas pode ser marcado.',
    examples: [
      {
        type: 'array',
        title: 'Isenções',
        items: { type: 'string', oneOf: [{ const: 'idoso', title: 'Idoso' }] },
        uniqueItems: true,
        default: [],
      },
    ],
  },
  {
    type: { const: 'array', description: 'Sempre array.' },
    ...fieldProperties,
    items: {
      description: 'As caixas: type "string" e oneOf.',
      ...object({ type: { const: 'string' }, oneOf: options }, ['type', 'oneOf']),
    },
    uniqueItems: { const: true, description: 'Sempre true.' },
    default: { type: 'array', items: { type: 'string' }, description: DEFAULT },
  },
  ['type', 'title', 'items', 'uniqueItems', 'default'],
);

const MOST_ROWS = 500;

const rowCell = {
  type: 'object',
  required: ['type', 'title'],
  properties: {
    type: oneOf(['number', 'integer', 'string'], 'number, integer ou string (escolha ou texto).'),
  },
  if: { required: ['oneOf'] },
  then: choiceField,
  else: {
    if: { properties: { type: { enum: ['number', 'integer'] } } },
    then: numberField,
    else: textField,
  },
} as const satisfies Shape;

/** An object of fields. */
function fieldsOf<const Each extends Shape>(each: Each) {
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

/** Rows that the visitor adds and removes. */
export const rowsField = part(
  {
    title: 'Linhas',
    description: 'Linhas que se acrescentam e se tiram; cada uma tem números, escolhas ou textos.',
    examples: [
      {
        type: 'array',
        title: 'Notas',
        items: { type: 'object', properties: { nota: { type: 'number', title: 'Nota' } } },
        minItems: 1,
        maxItems: 20,
        default: [{}],
        rowName: 'Nota',
        addLabel: 'Acrescentar nota',
      },
    ],
  },
  {
    type: { const: 'array', description: 'Sempre array.' },
    ...fieldProperties,
    items: {
      description: 'Os campos de uma linha: type "object", required e properties.',
      chapter: 'Campos',
      ...fieldsOf(rowCell),
    },
    minItems: whole(0, MOST_ROWS, 'O menor número de linhas.'),
    maxItems: whole(1, MOST_ROWS, 'O maior número de linhas.'),
    default: {
      type: 'array',
      items: { type: 'object' },
      description: 'As linhas com que a lista começa.',
    },
    rowName: text('Nome de uma linha no singular.'),
    addLabel: text('Texto do botão que acrescenta uma linha.'),
    newRow: { type: 'object', description: 'Com o que uma linha nova começa.' },
  },
  ['type', 'title', 'items', 'minItems', 'maxItems', 'default', 'rowName', 'addLabel'],
);

/** The kinds of fields, in the order of the reference. */
export const fields = {
  numberField,
  choiceField,
  dateField,
  textField,
  booleanField,
  boxesField,
  rowsField,
} as const;

/** Any field. */
export const field = {
  type: 'object',
  required: ['type', 'title'],
  properties: {
    type: oneOf(
      ['number', 'integer', 'string', 'boolean', 'array'],
      'number, integer, string (escolha, data ou texto), boolean (uma caixa) ou array (caixas ou linhas).',
    ),
  },
  if: { required: ['oneOf'] },
  then: choiceField,
  else: {
    if: { properties: { type: { enum: ['number', 'integer'] } } },
    then: numberField,
    else: {
      if: { properties: { type: { const: 'boolean' } } },
      then: booleanField,
      else: {
        if: { properties: { type: { const: 'array' } } },
        then: {
          if: { properties: { items: { type: 'object', properties: { type: { const: 'object' } } } } },
          then: rowsField,
          else: boxesField,
        },
        else: { if: { required: ['format'] }, then: dateField, else: textField },
      },
    },
  },
} as const satisfies Shape;

/** What a definition asks. */
export const inputs = { ...fieldsOf(field), chapter: 'Campos' } as const;
