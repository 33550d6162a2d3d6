/** Documents `compute`: quantities, declarations of results, and their legal basis. */
import type { Results } from '../../src/quantity/declare.ts';
import { count, type NamedQuantity, type Quantity } from '../../src/quantity/quantity.ts';
import { code, table } from './markdown.ts';

type Methods<Type> = {
  [Name in keyof Type]: Type[Name] extends (...args: never[]) => unknown ? Name : never;
}[keyof Type];

type Operation = Exclude<Methods<Quantity>, 'valueOf' | 'explainedAs'>;

/** Arguments and description of each operation; the type checks that the list is complete. */
const OPERATIONS: Readonly<Record<Operation, readonly [args: readonly number[], meaning: string]>> = {
  plus: [[3], 'soma'],
  minus: [[3], 'diferença'],
  times: [[3], 'produto; com uma porcentagem, a parte dela'],
  over: [[5], 'quociente; dividir por zero é um erro'],
  power: [[2], 'potência'],
  negated: [[], 'troca o sinal'],
  roundedDown: [[], 'o inteiro logo abaixo'],
  roundedUp: [[], 'o inteiro logo acima'],
  atMost: [[10], 'não mais que o limite'],
  atLeast: [[20], 'não menos que o limite'],
  isAbove: [[10], 'se é maior'],
  isBelow: [[10], 'se é menor'],
  equals: [[12.5], 'se é igual'],
};

/** Operations that only declared results have. */
const OF_RESULTS: Readonly<Record<Exclude<Methods<NamedQuantity>, Methods<Quantity>>, string>> = {
  unrounded: 'o valor exato, onde uma soma usaria o arredondado',
  asShown: 'o valor arredondado, onde um produto usaria o exato',
};

type Declaration = Exclude<Methods<Results>, 'steps'>;

/** Example and description of each declaration; the type checks that the list is complete. */
const DECLARATIONS: Readonly<Record<Declaration, readonly [example: string, meaning: string]>> = {
  money: ["result.money('Juros', divida.times(taxa))", 'reais, arredondados uma vez, ao centavo'],
  total: [
    "result.total('Total', divida.plus(juros))",
    'reais, o total do que vem acima; o primeiro é o destaque',
  ],
  percent: [
    "result.percent('Taxa efetiva', juros.over(divida), { places: 2 })",
    'uma fração, que vira porcentagem',
  ],
  number: ["result.number('IMC', imc, { places: 1, unit: 'kg/m²' })", 'um número'],
  count: ["result.count('Dias de aviso', dias, { unit: 'dias' })", 'um número, arredondado ao inteiro'],
  duration: [
    "result.duration('Tempo de casa', meses, 'yearsAndMonths')",
    'meses como anos e meses, ou, com `weeksAndDays`, dias como semanas e dias',
  ],
  date: ["result.date('Vencimento', '2026-03-10')", 'um dia, AAAA-MM-DD'],
  text: ["result.text('Situação', 'Isento')", 'um texto'],
  yesNo: ["result.yesNo('Acima do teto', salario.isAbove(teto))", 'sim ou não'],
  rows: [
    "result.rows('Ano', { ano: column.count('Ano'), saldo: column.money('Saldo') }, linhas)",
    'linhas de uma tabela ou de um gráfico, com números comuns, os de dinheiro já ao centavo: `reais(saldo.exact)`, de `src/decimal/money.ts`; `column` vem de `src/quantity/declare.ts`',
  ],
  group: [
    "...result.group('O que o INSS desconta', { inss, base })",
    'resultados já declarados, juntos sob um título',
  ],
  working: [
    "result.working(result.money('Base', base))",
    'uma conta que aparece nos passos sem estar no resultado',
  ],
};

const EXAMPLE = 12.5;

function outcomeOf(name: Operation, args: readonly number[]): string {
  const operated: unknown = Reflect.apply(count(EXAMPLE)[name], count(EXAMPLE), args);
  if (typeof operated === 'boolean') return operated ? 'verdadeiro' : 'falso';
  return String((operated as Quantity).number).replace('.', ',');
}

function operationsTable(): string {
  const rows = Object.entries(OPERATIONS).map(([name, [args, meaning]]) => [
    code(`valor.${name}(${args.join(', ')})`),
    meaning,
    outcomeOf(name as Operation, args),
  ]);
  return table(['Operação', 'O que faz', 'Dá'], rows);
}

/** Generates the chapter about `compute`. */
export function calculation(): string[] {
  return [
    '## Conta',
    '`compute` recebe os campos pelo nome. Um número chega como **quantidade**: um decimal exato que lembra como foi ' +
      'feito. Uma porcentagem é fração: 9,5% vale 0,095. Datas, textos e escolhas chegam como textos (a escolha de ' +
      'números, como número), e uma caixa, como `true` ou `false`.',
    'Quantidades não se calculam com `+` ou `>`, e sim com métodos, cujo argumento é outra quantidade ou um número. Aqui ' +
      `\`valor\` é 12,5:`,
    operationsTable(),
    "Quantidades novas vêm de `src/quantity/quantity.ts`: `money(1518)`, `percent(8)`, `count(30, 'dias')` e `sumOfAll(lista)`; " +
      'o que se cobra por faixas, `progressive(base, faixas)`, de `src/quantity/progressive.ts`. ' +
      '`valor.number` é o número comum. Onde a conta não se explica sozinha, `valor.explainedAs(…)` lhe dá outras palavras.',
    '### Resultados',
    'Cada resultado é declarado onde é calculado, e `compute` os devolve num objeto:',
    table(
      ['Declaração', 'O que é'],
      Object.values(DECLARATIONS).map(([example, meaning]) => [code(example), meaning]),
    ),
    `Um resultado de número também é uma quantidade, e tem ${Object.entries(OF_RESULTS)
      .map(([name, meaning]) => `${code(`${name}()`)} (${meaning})`)
      .join(' e ')}. Numa soma valem os resultados arredondados; num produto, os exatos.`,
    'O último argumento, que pode faltar, é o artigo da lei ou a fórmula, como texto, ou um objeto: `law` (o artigo), ' +
      '`rule` (a regra dele, numa frase), `note` (uma [frase](#frases-com-valores) a mais), `unit`, `decimals`, `places` (as casas a que se arredonda), ' +
      '`due` (o vencimento, para a agenda) e `zero` (por que a parcela é zero).',
    '### A lei',
    "`regra('CLT art. 142', 'Nas férias se recebe o salário da data em que elas começam.')`, de `src/quantity/regra.ts`, dá `law` e " +
      '`rule`. Uma regra que vale desde um dia se escreve com a anterior, e se lê com o dia da conta:',
    [
      '```ts',
      "const REGRA = desde('2026-01-01', regra('…', '…'), desde('1996-01-01', regra('…', '…')));",
      "result.money('Imposto', imposto, REGRA.em(today)); // valeEm(today) diz se alguma já vale",
      '```',
    ].join('\n'),
    'Um número da lei não se digita na conta: vem de `calculators/tabelas/`, com validade e fonte ([como se acrescenta](tables.md#a-new-figure-or-table)). ' +
      'As contas que a lei manda fazer, e mais de uma calculadora faz, estão em `calculators/lei/`.',
  ];
}
