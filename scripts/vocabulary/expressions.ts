/** Documents the expression language, with an example of each operation evaluated by the engine. */
import { runProgram, type OperationName, type Scope } from '../../src/engine/expression-program.ts';
import { parseExpression } from '../../compiler/parse-expression.ts';
import { code, table } from './markdown.ts';

/** Values in the examples. */
const SCOPE: Scope = { valor: 10, taxa: 2.5, tipo: 'mensal', inicio: '2026-03-15', idoso: true };

/** Example and description of each operation; the type checks that the list is complete. */
const OPERATIONS: Readonly<Record<OperationName, readonly [example: string, meaning: string]>> = {
  '+': ['valor + taxa', 'soma'],
  '-': ['valor - taxa', 'diferença; antes de um só valor, troca o sinal'],
  '*': ['valor * taxa', 'produto'],
  '/': ['valor / taxa', 'quociente'],
  '%': ['valor % 4', 'resto da divisão'],
  '^': ['valor ^ 2', 'potência'],
  '==': ['tipo == "mensal"', 'igual; números se comparam pelo valor decimal, sem ruído binário'],
  '!=': ['tipo != "anual"', 'diferente; vale também quando um dos lados está ausente'],
  '<': ['taxa < 2.5', 'menor; datas se comparam como textos'],
  '<=': ['taxa <= 2.5', 'menor ou igual'],
  '>': ['inicio > "2026-01-01"', 'maior'],
  '>=': ['valor >= 10', 'maior ou igual'],
  and: ['valor > 0 and taxa > 0', 'as duas condições valem'],
  or: ['valor > 20 or idoso', 'ao menos uma condição vale'],
  not: ['not idoso', 'a condição não vale'],
  '?': ['(idoso ? 60 : 65) > valor', 'um valor ou outro, conforme a condição'],
  abs: ['abs(taxa - valor)', 'valor sem sinal'],
  min: ['min(valor, taxa, 7)', 'o menor de um ou mais números'],
  max: ['max(valor, taxa, 7)', 'o maior de um ou mais números'],
  round: ['round(taxa)', 'arredonda ao inteiro, com a metade para longe do zero'],
  floor: ['floor(taxa)', 'o inteiro logo abaixo'],
  ceil: ['ceil(taxa)', 'o inteiro logo acima'],
  year: ['year(inicio)', 'o ano de uma data'],
  addDays: ['addDays(inicio, 30)', 'a data tantos dias depois; antes, com número negativo'],
  addMonths: [
    'addMonths(inicio, 12)',
    'a data tantos meses depois, no último dia do mês onde o dia não existe',
  ],
  daysBetween: ['daysBetween(inicio, "2026-04-15")', 'dias da primeira data à segunda'],
  yearsBetween: ['yearsBetween("2000-03-16", inicio)', 'anos completos da primeira data à segunda'],
  given: ['given(bonus)', 'se o campo ou resultado tem valor'],
};

/** Conditions with an absent value. */
const ON_ABSENT = [
  'bonus > 0',
  'bonus + valor > 0',
  'bonus == 0',
  'bonus != 0',
  'not (bonus > 0)',
  'bonus > 0 and valor > 20',
  'bonus > 0 or valor > 0',
  'given(bonus) and bonus > 0',
] as const;

function outcomeOf(expression: string): string {
  const outcome = runProgram(parseExpression(expression), SCOPE);
  switch (typeof outcome) {
    case 'number':
      return String(outcome).replace('.', ',');
    case 'boolean':
      return outcome ? 'verdadeiro' : 'falso';
    default:
      return outcome === undefined ? 'ausente' : JSON.stringify(outcome);
  }
}

/** Generates the table of operators and functions. */
export function operationsTable(): string {
  const rows = Object.entries(OPERATIONS).map(([name, [example, meaning]]) => [
    code(name === '?' ? '? :' : name),
    meaning,
    code(example),
    outcomeOf(example),
  ]);
  return table(['Operação', 'O que faz', 'Exemplo', 'Dá'], rows);
}

/** Generates the table of the effects of absent values on conditions. */
export function absentTable(): string {
  return table(
    ['Com bonus ausente', 'dá'],
    ON_ABSENT.map((expression) => [code(expression), outcomeOf(expression)]),
  );
}

/** Formats the values of the examples as a sentence. */
export function scopeSentence(): string {
  const values = Object.entries(SCOPE).map(
    ([name, value]) => `${code(name)} é ${code(JSON.stringify(value))}`,
  );
  return `Nos exemplos, ${values.join(', ')}, e ${code('bonus')} está ausente.`;
}
