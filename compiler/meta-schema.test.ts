import { describe, expect, it } from 'vitest';
import type { ProvenDefinition } from './proven.ts';
import { sample } from '../src/engine/testing/sample.ts';
import { checkDefinition } from './check-definition.ts';
import { metaSchemaFaults } from './meta-schema.ts';

/** Replaces a part of the sample, at a path such as `result.0.kind`; `undefined` removes it. */
function changed(path: string, value: unknown): ProvenDefinition {
  const data = JSON.parse(JSON.stringify(sample)) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let node = data;
  for (const key of keys) node = node[key] as Record<string, unknown>;
  node[last] = value;
  return data as unknown as ProvenDefinition;
}

describe('metaSchemaFaults', () => {
  it('accepts the sample', () => {
    expect(metaSchemaFaults(sample)).toEqual([]);
  });

  it('accepts a function that checks each row', () => {
    const rules = [{ field: 'share', each: 'parts', check: () => undefined }];
    expect(metaSchemaFaults({ ...sample, rules })).toEqual([]);
    const unknown = [{ field: 'shares', each: 'parts', check: () => undefined }];
    expect(checkDefinition({ ...sample, rules: unknown }, sample.id)).toMatchObject([
      { place: 'rules[0].field', problem: 'o campo "shares" não existe' },
    ]);
  });

  it.each([
    ['extra', 1, 'definição', '"extra" não faz parte do vocabulário'],
    ['icon', undefined, 'definição', 'falta "icon"'],
    ['id', 'Amostra/Soma', 'id', 'a forma não é a esperada'],
    ['name', '', 'name', 'está vazio, ou tem itens de menos'],
    ['keywords', ['a', 'a'], 'keywords', 'o valor é de outro tipo'],
    ['blankNumbers', 'none', 'blankNumbers', 'o valor não é dos conhecidos'],
    ['errorStyle', 'alert', 'definição', '"errorStyle" não faz parte do vocabulário'],
    ['inputs.properties.count.minimum', '1', 'inputs.properties.count.minimum', 'o valor é de outro tipo'],
    ['inputs.properties.count.min', 1, 'inputs.properties.count', '"min" não faz parte do vocabulário'],
    [
      'inputs.properties.count.messages.min',
      'x',
      'inputs.properties.count.messages',
      '"min" não faz parte do vocabulário',
    ],
    ['inputs.properties.a-b', { type: 'number', title: 'X' }, 'inputs.properties', 'o nome "a-b" não serve'],
    [
      'inputs.properties.parts.items.properties',
      undefined,
      'inputs.properties.parts.items',
      'falta "properties"',
    ],
    [
      'inputs.properties.tags.items.oneOf',
      [],
      'inputs.properties.tags.items.oneOf',
      'está vazio, ou tem itens de menos',
    ],
    ['rules.0.message', undefined, 'rules.0', '"assert" pede também "message"'],
    ['rules.0.asert', 'x', 'rules.0', '"asert" não faz parte do vocabulário'],
    ['result', [], 'result', 'está vazio, ou tem itens de menos'],
    ['result.0.kind', 'heading', 'result.0.kind', 'o valor não é dos conhecidos'],
    ['result.0.answer', {}, 'result.0.answer', 'está vazio, ou tem itens de menos'],
    ['result.0.labl', 'x', 'result.0', '"labl" não faz parte do vocabulário'],
    ['result.1.items.0.format', 'moeda', 'result.1.items.0.format', 'o valor não é dos conhecidos'],
    ['result.1.items.1', '', 'result.1.items.1', 'a forma não é a esperada'],
    ['result.2.rows', undefined, 'result.2', 'falta "rows"'],
    ['result.2.columns', [], 'result.2.columns', 'está vazio, ou tem itens de menos'],
    ['result.3.items', [], 'result.3', '"items" não faz parte do vocabulário'],
    ['result.4.tone', 'red', 'result.4.tone', 'o valor não é dos conhecidos'],
    ['examples', [], 'examples', 'está vazio, ou tem itens de menos'],
    ['examples.0.source', undefined, 'examples.0', 'falta "source"'],
    ['examples.0.today', '1/1/2026', 'examples.0.today', 'a forma não é a esperada'],
    ['sources.0.url', 'http://x', 'sources.0.url', 'a forma não é a esperada'],
    ['sources', [], 'sources', 'está vazio, ou tem itens de menos'],
  ])('reports %s = %j at its location, with a remedy', (path, value, place, problem) => {
    const faults = metaSchemaFaults(changed(path, value));
    expect(faults.map((fault) => [fault.place, fault.problem])).toContainEqual([place, problem]);
    for (const { remedy } of faults) expect(remedy).not.toBe('');
  });

  it('reports an unknown type once, and not what another type would need', () => {
    expect(metaSchemaFaults(changed('inputs.properties.amount.type', 'numero'))).toMatchObject([
      { place: 'inputs.properties.amount.type', problem: 'o valor não é dos conhecidos' },
    ]);
  });

  it.each([
    [
      'id',
      'amostra/somá',
      'escreva categoria/nome, só com letras minúsculas sem acento, algarismos e hifens',
    ],
    ['icon', 'Sigma', 'use só letras minúsculas sem acento, algarismos e hifens'],
    [
      'inputs.properties.ação',
      { type: 'number', title: 'X' },
      'comece com uma letra, e use só letras sem acento e algarismos',
    ],
    ['sources.0.url', 'http://x', 'escreva um endereço que comece com https://'],
    ['sources.0.checkedOn', '20/11/2026', 'escreva o dia como AAAA-MM-DD'],
    ['inputs.properties.parts.maxItems', 1000, 'o maior que serve é 500'],
    ['inputs.properties.parts.minItems', -1, 'o menor que serve é 0'],
  ])('says in words what %s = %j should look like', (path, value, remedy) => {
    expect(metaSchemaFaults(changed(path, value)).map((fault) => fault.remedy)).toEqual([remedy]);
  });
});
