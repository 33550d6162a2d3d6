/** Generates the reference of the definition language from the shapes and the engine. */
import { yearChoice } from '../../calculators/tabelas/year-choice.ts';
import { monthTerms, yearTerms } from '../../schemas/terms.ts';
import { definitionShape } from '../../compiler/definition-shape.ts';
import { MAX_DECIMALS } from '../../src/quantity/formatting.ts';
import { elements as elementModules } from '../../src/vocabulary/element-kinds.ts';
import { example, refusal, rule, source } from '../../src/vocabulary/evidence.ts';
import { shapes as fieldShapes } from '../../src/vocabulary/field-kinds.ts';
import { option } from '../../src/vocabulary/field.ts';
import type { Shape } from '../../src/vocabulary/shape.ts';
import { calculation } from './calculation.ts';
import { absentTable, operationsTable, scopeSentence } from './expressions.ts';
import { lessons } from './lessons.ts';
import { code, linkTo } from './markdown.ts';
import { messagesTable } from './messages.ts';
import { partsWithin, propertiesTable, section, sharedProperties, type TitledShape } from './properties.ts';
import { readyFieldsTable } from './ready-fields.ts';
import { formatsTable, sentencesTable } from './templates.ts';

const CHAPTERS = [
  'O arquivo',
  'Definição',
  'Campos',
  'Regras',
  'Expressões',
  'Frases com valores',
  'Conta',
  'Elementos',
  'Lições',
  'Provas',
  'Artigo',
] as const;

const SKELETON = `\`\`\`ts
const card = defineCalculator({
  id: 'categoria/nome', name: '…', description: '…', keywords: '…', icon: '…', // o que é
  sources: […], // de onde vem
  inputs: {…}, // o que se pergunta
  rules: […], // o que se recusa
  compute({ … }, result) { return { … }; }, // como se calcula, como se chama e por que lei
}).layout([…]); // como aparece: a propriedade result
export default card;

export const evidence = { examples: […], refusals: […] } satisfies EvidenceOf<typeof card>; // como se sabe
\`\`\``;

const ARTICLE_EXAMPLE = `\`\`\`md
Quem ganha {exemplo.1.entrada.salary} recebe {exemplo.1.total} ao todo.
\`\`\``;

async function sections(
  level: string,
  shapes: readonly TitledShape[],
  described?: Shape['properties'],
): Promise<string[]> {
  return Promise.all(shapes.map((each) => section(level, each, described)));
}

function titled(shape: Shape): TitledShape {
  return { heading: shape.chapter ?? shape.title ?? '', shape };
}

async function introduction(): Promise<string[]> {
  return [
    '# O vocabulário de uma definição',
    'Tudo o que um arquivo `calculators/<categoria>/<nome>.ts` pode dizer. **Esta página é gerada**: sai das ' +
      'mesmas formas que os tipos e a conferência (`src/vocabulary/`, `src/vocabulary/elements/`) e do próprio ' +
      'motor, com `npm run vocabulary`; um teste falha quando ela envelhece. Para começar uma calculadora, veja o [README](../README.pt-BR.md).',
    CHAPTERS.map((chapter) => linkTo(chapter, chapter)).join(' · '),
    'Nas tabelas, **\\*** marca o que não pode faltar.',
    '## O arquivo',
    'Uma definição tem seis partes, sempre nesta ordem:',
    SKELETON,
    '## Definição',
    propertiesTable(definitionShape.properties, definitionShape.required),
  ];
}

async function fields(): Promise<string[]> {
  const kinds = Object.values(fieldShapes).map(({ shape }) => shape);
  const shared = sharedProperties(kinds);
  return [
    '## Campos',
    '`inputs` é um JSON Schema: `type: "object"`, `required` com os campos que não podem faltar e `properties` com ' +
      'um campo por nome, na ordem da tela. Um nome começa com letra e tem só letras e algarismos, sem acento.',
    'O formulário começa vazio, com um exemplo em cada campo, ou preenchido: então mostra o seu resultado sem que se peça.',
    'O tipo das entradas de `compute` sai daqui: tem valor com certeza o campo que tem `default`, ou que está em ' +
      '`required` e é sempre visível. Os demais podem estar ausentes.',
    'Qualquer campo pode ter:',
    propertiesTable(shared, ['title']),
    ...(await sections('###', kinds.map(titled), shared)),
    await section('###', titled(option)),
    '### Frases das recusas',
    'Cada palavra-chave que pode recusar o valor de um campo precisa de uma frase em `messages`, salvo onde já há ' +
      'uma frase comum. `required` conta também para o campo com `default`, que se pode apagar; uma escolha sem ' +
      "frase para ele usa a de `enum`. Um número em branco, com `blankNumbers: 'zero'`, vale 0 e não é recusado por " +
      '`required`: quem o recusa é um limite ou uma regra.',
    messagesTable(),
    '### Campos prontos',
    "Para espalhar em `properties` e completar: `{ ...amount, title: 'Salário bruto' }`. Também de " +
      "`schemas/fields.ts`: `requiredAmount('Informe o salário')` e `requiredDate('Informe a data')` trazem a frase " +
      "do campo em branco; `between(1, 12, 'Digite de 1 a 12 meses')` dá dois limites com uma só frase, e " +
      "`option('mensal', 'Mensal')`, uma opção de uma escolha. Prazos em lista: " +
      `${code(yearTerms.name)} e ${code(monthTerms.name)}, de ${code('schemas/terms.ts')}. Os anos de uma tabela: ` +
      `${code(yearChoice.name)}, de ${code('calculators/tabelas/year-choice.ts')}.`,
    await readyFieldsTable(),
  ];
}

async function rulesAndCalculation(): Promise<string[]> {
  return [
    await section('##', titled(rule)),
    'Todas as recusas são contadas de uma vez, na ordem dos campos; de cada campo, só a primeira. Uma regra que lê um ' +
      'campo já recusado não é julgada. `assert` pode citar resultados: aí a recusa vem depois da conta. `warn` não ' +
      'impede nada.',
    '## Expressões',
    'Estão em `visibleWhen`, `assert`, `warn` e `when`, e à esquerda das frases por caso. Uma expressão tem números (com ponto decimal), textos entre ' +
      'aspas, `true`, `false`, nomes, operações e parênteses, em até 300 caracteres, e resulta em verdadeiro ou ' +
      'falso. ' +
      scopeSentence(),
    operationsTable(),
    'Que nomes valem: em `visibleWhen`, os campos; em `assert`, os campos e os resultados (havendo os dois com o ' +
      'mesmo nome, o campo); em `warn` e `when`, os mesmos (havendo os dois, o resultado). Numa regra com `each`, também ' +
      'os valores da linha, que vêm antes de todos. `today` é o dia do cálculo, como ' +
      'texto AAAA-MM-DD.',
    'Um valor ausente torna a conta ausente, como em SQL. Uma condição ausente não mostra nada e não recusa nada:',
    absentTable(),
    '## Frases com valores',
    'As frases de `message`, `note`, `answer` e `text` podem citar valores: `{nome}` escreve um resultado como foi declarado, um ' +
      'campo com a sua unidade, uma escolha pelo título da opção, caixas pelos títulos das marcadas; numa regra com `each`, ' +
      'também os campos da linha. Outra forma se pede com `{nome|formato}` ou ' +
      `\`{nome|formato:casas}\`, com até ${MAX_DECIMALS} casas, sem espaços. Um valor dentro de um grupo se escreve com ` +
      'ponto; `entrada.` na frente diz que é o valor digitado, e não um resultado com o mesmo nome.',
    sentencesTable(),
    '### Frases por caso',
    'A resposta de um destaque e a frase de um aviso podem depender do caso: em vez da frase, um objeto com a condição à ' +
      'esquerda e a frase à direita. Vale a primeira condição que se cumpre; se nenhuma se cumpre, o elemento não aparece. A condição ' +
      '`true`, no fim, serve aos demais casos.',
    '### Formatos',
    formatsTable(),
    ...calculation(),
  ];
}

async function elements(): Promise<string[]> {
  const kinds = Object.entries(elementModules).map(([kind, { shape }]) => ({
    heading: `${code(kind)}: ${shape.title.toLowerCase()}`,
    shape,
  }));
  const shapes = kinds.map(({ shape }) => shape);
  const shared = sharedProperties(shapes);
  return [
    '## Elementos',
    'A lista em `.layout([…])`, na ordem da tela. Ela diz o que não segue do que `compute` declara: o destaque é o ' +
      'primeiro total, a soma abaixo dele sai da conta, cada `result.group(título, { … })` vira um grupo de valores, e os ' +
      'passos vêm sempre, antes das frases que fecham a lista. Sobram as frases, as figuras, os avisos e as exceções. ' +
      'Uma frase sozinha na lista é um aviso neutro.',
    'Todo valor que `compute` devolve precisa aparecer: num elemento ou grupo, citado numa frase ou nas contas dos passos; ' +
      'ou constar em `notShown`, se fica de fora de propósito. Rótulo, formato e unidade vêm de onde o valor foi declarado. Qualquer elemento ' +
      'pode ter:',
    propertiesTable(shared),
    ...(await sections('###', kinds, { ...shared, kind: {} })),
    '### Peças dos elementos',
    ...(await sections('####', partsWithin(shapes))),
  ];
}

async function evidence(): Promise<string[]> {
  return [
    '## Provas',
    'Cada exemplo é um teste, um botão na página e uma citação no artigo. Os valores se comparam exatamente, e vêm da ' +
      'lei, de um exemplo publicado ou de uma conta à mão; nunca do que o programa respondeu.',
    ...(await sections('###', [example, refusal, source].map(titled))),
    '## Artigo',
    'O arquivo `.md` ao lado da definição, em Markdown (com tabelas), sem título de primeiro nível. As perguntas são ' +
      'os títulos de terceiro nível sob um de segundo nível que comece com “Perguntas”. Os números citam os exemplos, ' +
      'contados a partir de 1: `exemplo.1.entrada.nome` é o que se digitou, `exemplo.1.nome` é o resultado. ' +
      'Os da lei citam `calculators/tabelas/`: `{tabela.trabalho.ALIQUOTA_DO_FGTS}`, `{tabela.inss.INSS.ultimo.teto|money}`.',
    ARTICLE_EXAMPLE,
  ];
}

/** Generates the page `docs/vocabulario.md`. */
export async function vocabulary(): Promise<string> {
  const chapters = [introduction(), fields(), rulesAndCalculation(), elements(), lessons(), evidence()];
  return `${(await Promise.all(chapters)).flat().join('\n\n')}\n`;
}
