/** Shapes of rules and evidence, which show that the figures are right. */
import {
  anyText,
  day,
  expression,
  func,
  list,
  object,
  part,
  template,
  text,
  textLike,
  yesNo,
} from './words.ts';

const TODAY = 'Dia do cálculo, onde importa (AAAA-MM-DD).';

export const rule = part(
  {
    title: 'Regra',
    chapter: 'Regras',
    description: 'Uma recusa ou um aviso.',
    dependencies: { assert: ['message'], warn: ['message'] },
    examples: [
      {
        field: 'dataRescisao',
        assert: 'dataRescisao > dataAdmissao',
        message: 'A data de rescisão deve ser posterior à de admissão',
      },
      { field: 'rate', warn: 'rate > 20', message: 'Taxa de {rate} ao ano: confira se é anual' },
    ],
  },
  {
    field: anyText('O campo marcado; vazio é o formulário todo. Com each, um campo da linha.'),
    each: anyText(
      'Lista cujas linhas são julgadas uma a uma; a expressão ou a função vê os campos da linha.',
    ),
    assert: expression('O que precisa valer; se não vale, o cálculo é recusado.'),
    warn: expression('Quando vale, a frase aparece como aviso ao lado do resultado.'),
    check: func(
      '(inputs, { today }) => string | undefined',
      'Em vez de assert e message, onde uma expressão seria ilegível: devolve a frase da recusa, ou nada. Os números são comuns, como digitados (18% é 18). Com each, ' +
        'recebe uma linha por vez: (row, { today }, inputs) => string | undefined.',
    ),
    message: template('A frase exata.'),
  },
  ['field'],
);

/** A worked example: a test, a button that fills the form, and a reference for the article. */
export const example = part(
  { title: 'Exemplo', description: 'Um caso conferido com uma fonte.' },
  {
    title: text(
      'O caso em poucas palavras; é o texto do botão. Cada número nele é um dado, um resultado ou sai dos dados, em qualquer dia.',
    ),
    input: { type: 'object', description: 'O que se digita; o que falta fica no padrão.' },
    expected: { type: 'object', minProperties: 1, description: 'A parte do resultado de que a fonte dá fé.' },
    source: text('De onde vêm os valores esperados: uma lei, um exemplo publicado ou a conta à mão.'),
    today: day(TODAY),
    published: {
      ...object(
        {
          source: text('A publicação: o seu nome e, se preciso, o caso que ela dá.'),
          values: list(
            textLike('^[\\w.]+$', 'O caminho de um valor em expected: inss ou resumo.total.'),
            1,
            'Os valores de expected que a publicação imprime.',
          ),
          url: textLike('^https://', 'O endereço da publicação, que começa com https.'),
        },
        ['source', 'values'],
      ),
      description:
        'O que outros publicaram deste caso: a página “Conferido com” o mostra ao lado do nosso resultado.',
    },
    testOnly: yesNo('Caso de borda, só para os testes.'),
    daysBefore: {
      type: 'object',
      additionalProperties: { type: 'integer' },
      description:
        'Datas pelo número de dias que faltam delas até o dia da conta, para que o título continue verdadeiro.',
    },
  },
  ['title', 'input', 'expected', 'source'],
);

/** An input that must be refused, with the message to the visitor. */
export const refusal = part(
  { title: 'Recusa', description: 'Um caso que deve ser recusado, com a frase que se lê.' },
  {
    input: { type: 'object', description: 'O que se digita.' },
    field: anyText('O campo recusado; vazio é o formulário todo.'),
    message: text('A frase exata que se lê.'),
    today: day(TODAY),
  },
  ['input', 'field', 'message'],
);

/** Origin of a fact or an expected value. */
export const source = part(
  { title: 'Fonte', description: 'De onde vem um fato ou um valor esperado.' },
  {
    label: text('O nome da lei, tabela ou referência.'),
    url: textLike('^https://', 'O endereço, que começa com https.'),
    checkedOn: day('Dia da última conferência (AAAA-MM-DD).'),
    table: {
      ...object(
        {
          name: text('O nome da tabela, como vem depois de "tabela": do INSS.'),
          validFrom: day('Primeiro dia em que ela vale (AAAA-MM-DD).'),
          validTo: day('Último dia em que ela vale, se já se sabe (AAAA-MM-DD).'),
        },
        ['name', 'validFrom'],
      ),
      description: 'A tabela que a fonte publica, com a sua validade; vem de calculators/tabelas.',
    },
    usedWhen: expression('Vale quando a conta usa a tabela; sem isso, usa sempre.'),
  },
  ['label', 'url', 'checkedOn'],
);
