import { expect, it } from 'vitest';
import { tinyCalculator } from '../../../engine/testing/tiny.ts';
import { initialData, type FormData } from '../../../form/form-schema.ts';
import { answersOf, answersWithoutZeros } from './answers.ts';

const calculator = tinyCalculator({
  inputs: {
    type: 'object',
    properties: {
      salario: { type: 'number', title: 'Salário', format: 'money' },
      ano: { type: 'integer', title: 'Ano' },
      horas: { type: 'number', title: 'Horas', unit: 'horas' },
      tipo: {
        type: 'string',
        title: 'Tipo',
        oneOf: [
          { const: 'a', title: 'Trabalhado' },
          { const: 'b', title: 'Indenizado' },
        ],
        default: 'a',
      },
      dia: { type: 'string', format: 'date', title: 'Dia', visibleWhen: 'tipo == "b"' },
      notas: {
        type: 'array',
        title: 'Notas',
        minItems: 0,
        maxItems: 5,
        default: [],
        rowName: 'Nota',
        addLabel: 'Mais uma',
        items: {
          type: 'object',
          properties: {
            valor: { type: 'number', title: 'Valor' },
            peso: { type: 'number', title: 'Peso' },
          },
        },
      },
    },
  },
});

it('answersOf adds the time unit of a rate if the question omits it', () => {
  const rates = tinyCalculator({
    inputs: {
      type: 'object',
      properties: {
        taxa: { type: 'number', title: 'Taxa', format: 'percent', unit: '% ao ano' },
        mensal: { type: 'number', title: 'Juros ao mês', format: 'percent', unit: '% ao mês' },
      },
    },
  });
  const said = answersOf(rates, { taxa: '12', mensal: '1' }, '2026-11-20');
  expect(said.map(({ answer }) => answer)).toEqual(['12% ao ano', '1%']);
});

it.each([
  ['2026', '2026'],
  [' 2026 ', '2026'],
  ['-0', '0'],
  ['+7', '7'],
  ['１２', '12'],
  ['1500.0', '1.500'],
])('answersOf writes the number %j as %s', (typed, written) => {
  const one = tinyCalculator({
    inputs: { type: 'object', properties: { ano: { type: 'integer', title: 'Ano' } } },
  });
  expect(answersOf(one, { ano: typed }, '2026-11-20')).toEqual([
    { path: 'ano', question: 'Ano', answer: written },
  ]);
});

it('answersOf writes the numbers of a row with the unit that the row chooses', () => {
  const shares = tinyCalculator({
    inputs: {
      type: 'object',
      properties: {
        partes: {
          type: 'array',
          title: 'Partes',
          minItems: 1,
          maxItems: 5,
          default: [],
          rowName: 'Parte',
          addLabel: 'Mais uma',
          items: {
            type: 'object',
            properties: {
              anexo: { type: 'string', title: 'Anexo', oneOf: [{ const: 'I', title: 'Anexo I: comércio' }] },
              em: {
                type: 'string',
                title: 'Informar em',
                oneOf: ['%', 'R$'].map((unit) => ({ const: unit, title: unit })),
              },
              valor: {
                type: 'number',
                title: 'Valor',
                unitBy: { field: 'em', units: { '%': '%', R$: 'R$' } },
              },
            },
          },
        },
      },
    },
  });
  const partes = [
    { anexo: 'I', em: '%', valor: '40' },
    { anexo: 'I', em: 'R$', valor: '1.500,5' },
  ];
  expect(answersOf(shares, { partes }, '2026-11-20').map(({ answer }) => answer)).toEqual([
    'Anexo I: comércio; Valor: 40%',
    'Anexo I: comércio; Valor: R$\u00a01.500,50',
  ]);
});

it('answersOf omits the choice of a unit if the answer beside it has that unit', () => {
  const term = (unit: string) =>
    ({ type: 'integer', title: 'Prazo', unit, visibleWhen: `em == '${unit}'` }) as const;
  const loan = tinyCalculator({
    inputs: {
      type: 'object',
      properties: {
        anos: term('anos'),
        meses: term('meses'),
        em: {
          type: 'string',
          title: 'Prazo em',
          oneOf: ['anos', 'meses'].map((unit) => ({ const: unit, title: unit })),
        },
      },
    },
  });
  const said = answersOf(loan, { anos: '3', meses: '18', em: 'meses' }, '2026-11-20');
  expect(said.map(({ question, answer }) => `${question}: ${answer}`)).toEqual(['Prazo: 18\u00a0meses']);
});

it('answersWithoutZeros drops zeros that the visitor did not type', () => {
  const costs = tinyCalculator({
    inputs: {
      type: 'object',
      properties: {
        tarifa: { type: 'number', title: 'Tarifa', format: 'money', default: 0 },
        seguro: { type: 'number', title: 'Seguro', format: 'money', default: 10 },
        meses: { type: 'integer', title: 'Meses', default: 5 },
        carencia: {
          type: 'integer',
          title: 'Carência',
          oneOf: [
            { const: 0, title: 'Sem carência' },
            { const: 6, title: 'Seis meses' },
          ],
          default: 0,
        },
      },
    },
  });
  const printed = (data: FormData) => answersWithoutZeros(costs, data, '2026-11-20').map(({ path }) => path);
  const untouched = initialData(costs.definition.inputs, '2026-11-20');
  expect(printed(untouched)).toEqual(['seguro', 'meses', 'carencia']);
  expect(printed({ ...untouched, seguro: '0', tarifa: '7' })).toEqual([
    'tarifa',
    'seguro',
    'meses',
    'carencia',
  ]);
});

const answers = (data: object) =>
  answersOf(calculator, { ...data }, '2026-11-20').map(({ question, answer }) => `${question}: ${answer}`);

it('answersOf formats answers like the form, and omits hidden and blank fields', () => {
  expect(
    answers({ salario: '1500', ano: '2026', horas: '', tipo: 'a', dia: '2026-01-02', notas: [] }),
  ).toEqual(['Salário: R$\u00a01.500,00', 'Ano: 2026', 'Tipo: Trabalhado']);
  expect(answers({ salario: '', horas: '2', tipo: 'b', dia: '2026-01-02' })).toEqual([
    'Horas: 2\u00a0horas',
    'Tipo: Indenizado',
    'Dia: 02/01/2026',
  ]);
});

it('answersOf writes one hour in the singular', () => {
  expect(answers({ horas: '1' })).toContain('Horas: 1\u00a0hora');
});

it('answersOf joins the cells of a row, and numbers rows like the form', () => {
  const notas = [{ valor: '7,5', peso: '2' }, { valor: '', peso: '' }, { valor: '4' }];
  expect(answers({ tipo: 'a', notas })).toEqual([
    'Tipo: Trabalhado',
    'Nota 1: Valor: 7,5; Peso: 2',
    'Nota 3: Valor: 4',
  ]);
});
