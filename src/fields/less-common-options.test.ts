/** Less common options of fields, from the definition to the screen. */
import { describe, expect, it } from 'vitest';
import { metaSchemaFaults } from '../../compiler/meta-schema.ts';
import { checkDefinition } from '../../compiler/check-definition.ts';
import type { ProvenDefinition } from '../../compiler/proven.ts';
import type { AnyField, ObjectSchema } from '../engine/input-schema.ts';
import { publicSchema } from '../engine/json-schema.ts';
import { calculate, problemsOf } from '../engine/testing/sample.ts';
import { dataFor, describeForm } from '../form/form-schema.ts';
import { isRows } from './rows/kind.ts';
import { debts } from '../engine/testing/debts.ts';

const properties: Readonly<Record<string, AnyField>> = debts.inputs.properties;

/** The debts with some fields changed. */
function withFields(fields: Readonly<Record<string, object>>): ProvenDefinition {
  const changed = Object.entries(fields).map(([name, field]): [string, object] => [
    name,
    { ...properties[name], ...field },
  ]);
  const inputs = { ...debts.inputs, properties: { ...properties, ...Object.fromEntries(changed) } };
  return { ...debts, inputs: inputs as ObjectSchema };
}

function withCell(name: string, cell: object): ProvenDefinition {
  const list = properties['debts'];
  if (!list || !isRows(list)) throw new Error('no rows');
  const { items } = list;
  const cells = { ...items.properties, [name]: { ...items.properties[name], ...cell } };
  return withFields({ debts: { items: { ...items, properties: cells } } });
}

function faultsOf(definition: ProvenDefinition): string[] {
  return checkDefinition(definition, debts.id).map(({ place, problem }) => `${place}: ${problem}`);
}

function calculated(raw: object) {
  const outcome = calculate(raw, debts);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome;
}

it('the definition of debts has no faults', () => {
  expect(checkDefinition(debts, debts.id)).toEqual([]);
  expect(metaSchemaFaults(debts)).toEqual([]);
});

describe('a unit that follows a choice', () => {
  const row = { name: 'Cartão', balance: 100 };

  it('makes the number a percentage or an amount', () => {
    const total = (cells: object) => calculated({ debts: [{ ...row, ...cells }] }).result['total'];
    expect(total({ kind: 'percent', discount: '40' })).toBe(60);
    expect(total({ kind: 'reais', discount: '40,50' })).toBe(59.5);
  });

  it('refuses a percentage only while the number is an amount', () => {
    const problems = (kind: string) => problemsOf({ debts: [{ ...row, kind, discount: '60%' }] }, debts);
    expect(problems('percent')).toEqual([]);
    expect(problems('reais')).toEqual(['debts.0.discount: Digite o valor em reais, não em porcentagem']);
  });

  it('appears in sentences about a row and in those about the form', () => {
    expect(problemsOf({ debts: [{ ...row, discount: 101 }] }, debts)).toEqual([
      'debts.0.discount: Cartão: o desconto de 101% (Porcentagem) passa do saldo de R$ 100,00',
    ]);
    expect(problemsOf({ debts: [{ ...row, kind: 'reais', discount: 100.5 }] }, debts)).toEqual([
      'debts.0.discount: Cartão: o desconto de R$ 100,50 (Valor em reais) passa do saldo de R$ 100,00',
    ]);
    const warned = {
      ...debts,
      rules: [{ field: 'rate', warn: 'rate > 10', message: 'Juros de {entrada.rate}' }],
    };
    expect(calculate({ rate: 12, per: 'year' }, warned)).toMatchObject({
      warnings: ['Juros de 12% ao ano'],
    });
    expect(calculate({ rate: '10,5' }, warned)).toMatchObject({ warnings: ['Juros de 10,5% ao mês'] });
  });

  it('appears in the public schema', () => {
    expect(publicSchema(debts.inputs, '2026-11-20')['properties']).toMatchObject({
      rate: { description: 'Unidade: % ao mês se per é month, % ao ano se per é year.' },
    });
  });

  it.each([
    [
      { field: 'por', units: { month: '%' } },
      'inputs.properties.rate.unitBy.field: o campo "por" não existe',
    ],
    [
      { field: 'since', units: { month: '%' } },
      'inputs.properties.rate.unitBy.field: o campo "since" não é uma escolha',
    ],
    [
      { field: 'per', units: { month: '%' } },
      'inputs.properties.rate.unitBy.units: falta a unidade da opção "year"',
    ],
    [
      { field: 'per', units: { month: '%', year: '%', day: '%' } },
      'inputs.properties.rate.unitBy.units: "day" não é uma opção de "per"',
    ],
  ])('is refused as %j', (unitBy, fault) => {
    expect(faultsOf(withFields({ rate: { unitBy } }))).toEqual([fault]);
  });

  it('excludes a fixed unit', () => {
    expect(faultsOf(withFields({ rate: { unit: '%' } }))).toEqual([
      'inputs.properties.rate: o campo tem unit e unitBy',
    ]);
  });
});

describe('a number that may be missing', () => {
  it('excludes a default', () => {
    expect(faultsOf(withFields({ rate: { blank: 'missing' } }))).toEqual([
      'inputs.properties.rate.blank: o campo tem um valor inicial, e por isso nunca falta',
    ]);
  });
});

describe('a list that may be empty', () => {
  it.each([{}, { debts: [] }, { debts: null }, { debts: '' }])('accepts %j', (raw) => {
    expect(calculated(raw).inputs['debts']).toEqual([]);
  });

  it('starts empty in the form', () => {
    expect(dataFor(debts.inputs, {}, '2026-11-20')['debts']).toEqual([]);
  });

  it('needs no message for too few rows, and accepts none', () => {
    expect(faultsOf(withFields({ debts: { messages: { maxItems: 'x', minItems: 'y' } } }))).toEqual([
      'inputs.properties.debts.messages.minItems: a lista pode ficar vazia, e a frase nunca é lida',
    ]);
  });
});

describe('the name of a row', () => {
  const names = (...rows: object[]) =>
    (calculated({ debts: rows }).inputs['debts'] as { name: string }[]).map(({ name }) => name);

  it("is the typed text, or else the row's default name", () => {
    expect(names({ name: ' Cartão ' }, { name: '' }, {})).toEqual(['Cartão', 'Dívida 2', 'Dívida 3']);
    expect(names({ name: NaN }, { name: 7 })).toEqual(['Dívida 1', '7']);
  });

  it('is safe to quote: it contains no line breaks, hidden characters or changes of direction', () => {
    expect(names({ name: 'a\n\tb' }, { name: '\u202Eevil\u2066' }, { name: '\u200B' })).toEqual([
      'a b',
      'evil',
      'Dívida 3',
    ]);
    expect(problemsOf({ debts: [{ name: '{balance}', balance: 1, discount: 101 }] }, debts)).toEqual([
      'debts.0.discount: {balance}: o desconto de 101% (Porcentagem) passa do saldo de R$ 1,00',
    ]);
  });

  it('contains no unpaired surrogates, which addresses and pictures cannot encode', () => {
    expect(names({ name: '\uD800Carro' }, { name: 'Casa 💡\uDCA1' }, { name: '\uD800\uFFFF' })).toEqual([
      'Carro',
      'Casa 💡',
      'Dívida 3',
    ]);
  });

  it('can be checked row by row by a function of the definition', () => {
    expect(problemsOf({ debts: [{ name: 'Cartão' }, { name: 'Carro' }, { name: 'Cartão' }] }, debts)).toEqual(
      ['debts.0.name: Há outra dívida com o nome Cartão', 'debts.2.name: Há outra dívida com o nome Cartão'],
    );
  });

  it('must be a text cell of the row', () => {
    expect(faultsOf(withFields({ debts: { namedBy: 'nome' } }))).toContain(
      'inputs.properties.debts.namedBy: o campo "nome" não existe na linha',
    );
    expect(faultsOf(withFields({ debts: { namedBy: 'kind' } }))).toContain(
      'inputs.properties.debts.namedBy: o campo "kind" não é um texto',
    );
  });

  it('must always have a value, with room for the default name', () => {
    expect(faultsOf(withCell('name', { visibleWhen: 'balance > 0' }))).toEqual([
      'inputs.properties.debts.items.properties.name: o nome da linha tem visibleWhen ou default',
    ]);
    expect(faultsOf(withCell('name', { maxLength: 7 }))).toEqual([
      'inputs.properties.debts.items.properties.name.maxLength: "Dívida 3" não cabe no campo',
    ]);
  });
});

describe('the limits of a date', () => {
  it.each([
    ['1994-06-30', 'O dia não pode ser anterior ao real, de 01/07/1994'],
    ['21/11/2026', 'O dia não pode ser futuro'],
    ['31/02/2026', 'Digite uma data válida'],
  ])('refuse %s', (since, sentence) => {
    expect(problemsOf({ since }, debts)).toEqual([`since: ${sentence}`]);
  });

  it.each(['1994-07-01', '20/11/2026'])('accept %s', (since) => {
    expect(problemsOf({ since }, debts)).toEqual([]);
  });

  it('ignore a hidden field', () => {
    const hidden = withFields({ since: { visibleWhen: 'rate > 100' } });
    expect(problemsOf({ since: '2030-01-01' }, hidden)).toEqual([]);
  });

  it('follow the day, like the default', () => {
    const schema = publicSchema(debts.inputs, '2027-03-02');
    expect(schema['properties']).toMatchObject({
      since: { default: '2027-01-01', description: 'Aceita dias a partir de 01/07/1994 e até 02/03/2027.' },
    });
    expect(dataFor(debts.inputs, {}, '2027-03-02')['since']).toBe('01/01/2027');
    expect(describeForm(debts.inputs, '2027-03-02').uiSchema['since']).toMatchObject({
      'ui:options': { minimum: '1994-07-01', maximum: '2027-03-02' },
    });
  });

  it.each([
    [{ minimum: '1994-02-30' }, 'inputs.properties.since.minimum: "1994-02-30" não é um dia do calendário'],
    [{ maximum: '2027-01-01' }, 'inputs.properties.since: o campo tem maximum e maximumOn'],
    [{ minimum: '2027-01-01' }, 'inputs.properties.since: o último dia vem antes do primeiro'],
    [
      { defaultOn: () => '2027-01-01' },
      'inputs.properties.since.default: o valor padrão está fora dos limites',
    ],
    [
      { messages: { required: 'x', format: 'x', minimum: 'x' } },
      'inputs.properties.since.maximum: a palavra-chave "maximum" pode recusar um valor, mas não tem frase',
    ],
  ])('are checked: %j', (changes, fault) => {
    expect(faultsOf(withFields({ since: changes }))).toContain(fault);
  });
});

describe('ticked boxes in a sentence', () => {
  it.each([
    [[], '–'],
    [['old'], 'Idoso'],
    [['retired', 'old'], 'Idoso e aposentado'],
    [['inss', 'retired', 'old'], 'Idoso, aposentado e INSS'],
  ])('turn %j into %j', (reasons, said) => {
    expect(calculate({ rate: 11, reasons }, debts)).toMatchObject({
      warnings: [`Juros de 11%. Motivos: ${said}.`],
    });
  });
});
