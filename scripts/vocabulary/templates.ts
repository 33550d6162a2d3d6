/** Sentences with values put in, each example filled by the engine itself. */
import { formatValue, MOST_DECIMALS } from '../../src/engine/format.ts';
import type { ValueFormat } from '../../src/quantity/formatting.ts';
import { fillTemplate } from '../../src/engine/template.ts';
import { code, table } from './markdown.ts';

/** What each format is for and a value of it; the type demands all of them and no other. */
const FORMATS: Readonly<Record<ValueFormat, readonly [value: unknown, meaning: string]>> = {
  money: [1234.5, 'reais, com dois decimais'],
  percent: [9.5, 'porcentagem; o valor já está em porcento'],
  number: [1234.5678, 'número, com até dois decimais'],
  integer: [1234.5, 'número arredondado ao inteiro'],
  date: ['2026-11-20', 'dia'],
  yesNo: [true, 'sim ou não'],
  text: ['mensal', 'texto como está; número sem separador de milhar, como um ano'],
};

const SCOPE = {
  total: 1234.5,
  taxa: 0.123456,
  resumo: { meses: 12 },
  entrada: { total: 1000 },
} as const;

const SENTENCES = [
  'Total de {total|money} em {resumo.meses|integer} meses.',
  'Taxa de {taxa|percent:4}.',
  'De {entrada.total|money} para {total|money}.',
  'Bônus: {bonus|money}.',
] as const;

/** Every format with an example. */
export function formatsTable(): string {
  const rows = Object.entries(FORMATS).map(([name, [value, meaning]]) => [
    code(name),
    meaning,
    code(JSON.stringify(value)),
    formatValue(value, { format: name as ValueFormat }),
  ]);
  return table(['Formato', 'Para quê', 'Valor', 'Aparece'], rows);
}

/** Sentences as written and as read. */
export function sentencesTable(): string {
  return table(
    ['Escreve-se', 'Lê-se'],
    SENTENCES.map((sentence) => [code(sentence), fillTemplate(sentence, SCOPE)]),
  );
}

/** How many decimal places a placeholder may ask for. */
export const mostDecimals = MOST_DECIMALS;
