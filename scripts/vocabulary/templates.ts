/** Documents templates, with examples filled in by the engine. */
import { formatValue } from '../../src/engine/format.ts';
import type { ObjectSchema } from '../../src/engine/input-schema.ts';
import { readResult } from '../../src/engine/evaluate/read-result.ts';
import { sentenceFormatter } from '../../src/engine/sentence-formatter.ts';
import { Results } from '../../src/quantity/declare.ts';
import type { ValueFormat } from '../../src/quantity/formatting.ts';
import { fillTemplate } from '../../src/engine/template.ts';
import { code, table } from './markdown.ts';

/** Sample value and purpose of each format; the type checks that the list is complete. */
const FORMATS: Readonly<Record<ValueFormat, readonly [value: unknown, meaning: string]>> = {
  money: [1234.5, 'reais, com dois decimais'],
  percent: [9.5, 'porcentagem; o valor já está em porcento'],
  number: [1234.5678, 'número, com até dois decimais'],
  integer: [1234.5, 'número arredondado ao inteiro'],
  yearsAndMonths: [27, 'anos e meses de um número de meses'],
  years: [3.25, 'anos; a fração, em meses ou dias'],
  weeksAndDays: [87, 'semanas e dias de um número de dias'],
  date: ['2026-11-20', 'dia'],
  yesNo: [true, 'sim ou não'],
  text: ['mensal', 'texto como está; número sem separador de milhar, como um ano'],
};

/** Inputs and results of a fictional savings calculator. */
const INPUTS: ObjectSchema = {
  type: 'object',
  properties: {
    total: { type: 'number', format: 'money', title: 'Valor' },
    prazo: { type: 'integer', title: 'Prazo', unit: 'meses' },
    tipo: { type: 'string', title: 'Tipo', oneOf: [{ const: 'fixo', title: 'Taxa fixa' }] },
    motivos: {
      type: 'array',
      title: 'Motivos',
      items: {
        type: 'string',
        oneOf: [
          { const: 'idoso', title: 'Idoso' },
          { const: 'aposentado', title: 'Aposentado' },
        ],
      },
      uniqueItems: true,
      default: [],
    },
  },
};
const result = new Results();
const RETURNED = readResult(
  { total: result.money('Total', 1234.5), taxa: result.percent('Taxa', 0.00123456), resumo: { meses: 12 } },
  result,
);
const ENTERED = { total: 1000, prazo: 12, tipo: 'fixo', motivos: ['idoso', 'aposentado'] } as const;
const SCOPE = { ...ENTERED, ...RETURNED.result, entrada: ENTERED } as const;

const SENTENCES = [
  'Total de {total} em {prazo}.',
  'Com {tipo}, de {entrada.total} para {total}.',
  'Taxa de {taxa}; por extenso, {taxa|percent:4}.',
  'Em {resumo.meses} meses; {total|integer} reais.',
  'Isento: {motivos}.',
  'Bônus: {bonus}.',
] as const;

/** Generates the table of formats with examples. */
export function formatsTable(): string {
  const rows = Object.entries(FORMATS).map(([name, [value, meaning]]) => [
    code(name),
    meaning,
    code(JSON.stringify(value)),
    formatValue(value, { format: name as ValueFormat }),
  ]);
  return table(['Formato', 'Para quê', 'Valor', 'Aparece'], rows);
}

/** Generates the table of templates and their output. */
export function sentencesTable(): string {
  const formatter = sentenceFormatter(INPUTS, RETURNED.trace);
  return table(
    ['Escreve-se', 'Lê-se'],
    SENTENCES.map((sentence) => [code(sentence), fillTemplate(sentence, SCOPE, formatter)]),
  );
}
