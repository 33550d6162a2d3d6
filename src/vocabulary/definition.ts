/** Shapes of a definition's facts; the engine adds those of its inputs and results. */
import { example, refusal, rule, source } from './evidence.ts';
import { meaning } from './field.ts';
import type { Shape } from './shape.ts';
import { expression, func, list, object, oneOf, text, textLike, yesNo } from './words.ts';

/** Shape of a question that the form requires an answer to. */
const ask = object(
  {
    fields: {
      type: 'array',
      minItems: 1,
      items: { type: 'string' },
      description: 'Os campos: basta que um deles esteja preenchido.',
    },
    message: text('A frase, em cada um desses campos, quando todos estão em branco.'),
  },
  ['fields', 'message'],
);

const ID = '^[a-z0-9]+(-[a-z0-9]+)*/[a-z0-9]+(-[a-z0-9]+)*$';

/** Shape of a calculator's identity and questions. */
export const card = object(
  {
    id: textLike(ID, '<categoria>/<nome>, igual ao lugar do arquivo.'),
    name: text('Nome curto, para cartões e busca.'),
    title: text('Título da página, onde o nome sozinho seria curto demais.'),
    description: text('Uma ou duas frases, para cartões, busca e buscadores.'),
    keywords: text(
      'Outras palavras, e perguntas inteiras, pelas quais se procura a calculadora, separadas por vírgulas.',
    ),
    icon: textLike('^[a-z0-9-]+$', 'Nome de um ícone Lucide.'),
    popular: yesNo(
      'Vem antes no hub e é oferecida para começar quando a busca nada acha. É escolha nossa, das contas menos especiais de cada assunto: o site não mede o uso, e por isso nenhuma página mostra a marca.',
    ),
    formerIds: {
      type: 'array',
      items: { type: 'string', pattern: ID },
      description: 'Ids que ela já teve: os endereços antigos levam ao atual.',
    },
    alsoListedIn: {
      type: 'array',
      items: { type: 'string' },
      description: 'Outras categorias que também a listam.',
    },

    blankNumbers: oneOf(
      ['zero', 'missing'],
      'O que um número em branco ou ilegível vale: zero, se nada se diz, ou ausente (missing).',
    ),
    asks: list(
      ask,
      1,
      'O que o formulário exige, embora em dados um número em branco valha zero: sem isso o resultado seria só zeros.',
    ),
    passesOn: {
      type: 'object',
      additionalProperties: meaning,
      description:
        'Resultados que outras calculadoras perguntam: o nome de cada um, e o que nelas se pergunta.',
    },
    continuesWhen: {
      type: 'object',
      additionalProperties: expression('Vale quando a calculadora pode ser oferecida.'),
      description:
        'Calculadoras que só alguns resultados oferecem em “Continuar”: o id de cada uma, e quando.',
    },
    sources: list(source, 1, 'Leis, tabelas e referências, com endereço e dia da conferência.'),
  },
  ['id', 'name', 'description', 'keywords', 'icon', 'sources'],
);

/** Worked examples and refusals, which a file exports beside its definition. */
const evidence = {
  examples: list(
    example,
    1,
    'Casos conferidos com uma fonte; são testes, preenchem o formulário e são citados no artigo.',
  ),
  refusals: list(refusal, 0, 'Casos que devem ser recusados, com a frase exata.'),
  notShown: {
    type: 'array',
    items: { type: 'string' },
    description: 'Resultados que a tela omite de propósito.',
  },
} as const;

/**
 * Shape of a definition's data; TypeScript checks the functions.
 *
 * @param inputs shape of the inputs
 * @param element shape of any element of a result
 */
export function definitionShape<const Inputs extends Shape, const Element extends Shape>(
  inputs: Inputs,
  element: Element,
) {
  return {
    title: 'Definição',
    description:
      'Os dados de uma definição em calculators/<categoria>/<nome>.ts. Das funções só o nome consta: o TypeScript ' +
      'confere o resto.',
    type: 'object',
    additionalProperties: false,
    required: [...card.required, 'inputs', 'rules', 'result', 'examples', 'refusals'],
    properties: {
      ...card.properties,
      inputs: { ...inputs, description: 'O que se pergunta: um JSON Schema.' },
      rules: list(rule, 0, 'O que se recusa (assert) e o que se avisa (warn).'),
      liveNotice: func(
        '(inputs, { today }) => { tone, text } | undefined',
        'Uma frase que acompanha o que se digita, antes de calcular. Recebe números comuns, como digitados (18% é 18), e campos ainda em branco.',
      ),
      compute: func(
        '(inputs, result, { today }) => { … }',
        'A conta, que não pode faltar: pura e definida para toda entrada que passou pelas regras; declara cada ' +
          'resultado com nome, conta e lei.',
      ),
      simple: {
        description:
          'Uma conta simples ao lado das regras em vigor, que compute segue: acrescenta o campo metodo (oficial ou ' +
          'simplificado), esconde com ela o que só as regras perguntam, e diz no resultado quanto uma dista da outra.',
        ...object(
          {
            fields: { type: 'array', items: { type: 'string' }, description: 'Os campos que ela pergunta.' },
            because: text('Por que as duas diferem, numa frase.'),
            compute: func('(inputs, result, { today }) => { … }', 'A conta simples.'),
          },
          ['fields', 'because'],
        ),
      },
      result: list(element, 1, 'Como o resultado aparece, na ordem da tela.'),
      ...evidence,
    },
  } as const satisfies Shape;
}
