import { describe, expect, it } from 'vitest';
import { column, type Results } from '../src/quantity/declare.ts';
import { money } from '../src/quantity/quantity.ts';
import type { ProvenDefinition } from './proven.ts';
import { ADDED_ELEMENT, faultsOf, onlyFault, withElement } from './testing/faults.ts';
import { sample, sampleWith } from '../src/engine/testing/sample.ts';

const [headline, figures, , steps] = sample.result;

type Compute = typeof sample.compute;

/** Creates a variant of the sample with additional or different results. */
function returning(more: (result: Results) => object, changes: Parameters<typeof sampleWith>[0] = {}) {
  const compute: Compute = (inputs, result, context) => ({
    ...sample.compute(inputs, result, context),
    ...more(result),
  });
  return sampleWith({ compute, ...changes });
}

const problemsOf = (definition: ProvenDefinition) => faultsOf(definition).map(({ problem }) => problem);
const showing = (...more: unknown[]) => ({ result: [...sample.result, ...more] });

describe('checkDefinition, layout', () => {
  it('refuses an element with an absent result', () => {
    expect(onlyFault(withElement({ kind: 'figures', items: ['totl'] }))).toEqual({
      place: `${ADDED_ELEMENT} (figures)`,
      problem: '"totl" não está no resultado de nenhum exemplo',
      remedy: 'corrija o nome, ou dê um exemplo em que o valor exista',
    });
  });

  it('refuses absent rows, columns and sentences', () => {
    for (const element of [
      { kind: 'table', rows: 'linhas' },
      { kind: 'table', rows: 'rows', columns: ['parte'] },
      { kind: 'table', rows: 'rows', columns: [{ value: 'parte', label: 'X' }] },
      { kind: 'lines', title: 'X', lines: 'frases' },
      { kind: 'steps', lines: 'frases' },
      { kind: 'chart', shape: 'columns', rows: 'rows', x: 'name', series: ['parte'] },
      { kind: 'ranges', title: 'X', ranges: [{ label: 'X', min: 'min', max: 'total' }] },
    ]) {
      expect(onlyFault(withElement(element)).problem).toContain('não está no resultado de nenhum exemplo');
    }
  });

  it('refuses a format that does not fit the value', () => {
    expect(onlyFault(withElement({ kind: 'figures', items: [{ value: 'due', format: 'money' }] }))).toEqual({
      place: `${ADDED_ELEMENT} (figures)`,
      problem: '"due" é texto, mas aparece no formato "money"',
      remedy: 'use um formato de texto',
    });
    const asNumber = { value: 'name', format: 'number' };
    expect(onlyFault(withElement({ kind: 'table', rows: 'rows', columns: [asNumber] })).problem).toBe(
      '"rows.*.name" é texto, mas aparece no formato "number"',
    );
  });

  it('refuses decimals and units without effect', () => {
    expect(onlyFault(withElement({ kind: 'headline', value: 'total', decimals: 3 })).problem).toBe(
      '"total" pede casas decimais no formato "money", que não as tem',
    );
    expect(onlyFault(withElement({ kind: 'headline', value: 'due', unit: 'dias' })).problem).toBe(
      '"due" pede uma unidade no formato "date", que não a tem',
    );
    const items = [{ value: 'total', format: 'number', decimals: 3, unit: 'reais' }];
    expect(faultsOf(withElement({ kind: 'figures', items }))).toEqual([]);
  });

  it('refuses to show a value that was returned without a label', () => {
    const bare = (more: object, element: unknown) => problemsOf(returning(() => more, showing(element)));
    const nameless = (path: string) => [
      `"${path}" aparece, mas compute o devolve sem dizer como se chama e se escreve`,
    ];
    expect(bare({ word: 'x' }, { kind: 'figures', items: ['word'] })).toEqual(nameless('word'));
    expect(bare({ word: 'x' }, { kind: 'figures', items: [{ value: 'word', label: 'X' }] })).toEqual([]);
    expect(bare({ size: 2 }, { kind: 'figures', items: [{ value: 'size', label: 'X' }] })).toEqual(
      nameless('size'),
    );
    expect(bare({ list: [{ a: 1 }] }, { kind: 'table', rows: 'list', columns: ['a'] })).toEqual(
      nameless('list.*.a'),
    );
    const scale = { kind: 'scale', title: 'X', value: 'total', current: 'word', from: 0, classes: [] };
    expect(bare({ word: 'x' }, scale)).toEqual([]);
  });

  it('refuses to show a value that has a label only in some cases', () => {
    const compute: Compute = (inputs, result, context) => ({
      ...sample.compute(inputs, result, context),
      size: inputs.kind === 'extra' ? result.count('Tamanho', 2) : 2,
    });
    expect(onlyFault(sampleWith({ compute, ...showing({ kind: 'figures', items: ['size'] }) })).problem).toBe(
      '"size" aparece, mas compute o devolve sem dizer como se chama e se escreve',
    );
  });

  it('refuses a result that is not shown, unless it is listed in notShown', () => {
    const definition = sampleWith({ result: [headline, figures, steps] });
    expect(problemsOf(definition)).toEqual([
      'o valor "rows.*.name" não aparece em nenhum elemento, frase ou passo',
      'o valor "rows.*.share" não aparece em nenhum elemento, frase ou passo',
    ]);
    expect(faultsOf({ ...definition, notShown: ['rows'] })).toEqual([]);
    expect(faultsOf(sample)).toEqual([]);
  });

  it('counts a cell that its table does not declare as hidden', () => {
    const rows = (result: Results) => ({
      rows: result.rows('Partes', { name: column.text('Nome') }, [{ name: 'x', share: 1 }]),
    });
    expect(problemsOf(returning(rows))).toEqual([
      'o valor "rows.*.share" não aparece em nenhum elemento, frase ou passo',
    ]);
  });

  it('counts a value quoted in a sentence as shown', () => {
    const more = (result: Results) => ({ size: result.count('Tamanho', 2) });
    expect(problemsOf(returning(more))).toEqual([
      'o valor "size" não aparece em nenhum elemento, frase ou passo',
    ]);
    expect(faultsOf(returning(more, showing({ kind: 'text', text: 'Com {size}.' })))).toEqual([]);
    const rules = [{ field: '', warn: 'size > 1', message: 'Com {size}.' }];
    expect(faultsOf(returning(more, { rules, refusals: [] }))).toEqual([]);
    const refusing = [{ field: '', assert: 'size < 9', message: 'Com {size}.' }];
    expect(problemsOf(returning(more, { rules: refusing, refusals: [] }))).toHaveLength(1);
    const noted = (result: Results) => ({
      ...more(result),
      total: result.total('Total', 200, { note: 'Com {size}.' }),
    });
    expect(faultsOf(returning(noted))).toEqual([]);
  });

  it('counts values in derived steps as shown, if the steps are shown', () => {
    const more = (result: Results) => {
      const half = result.money('Metade', money(100).over(2));
      const size = result.count('Tamanho', 3);
      return { half, size, whole: result.money('Todo', half.times(size)) };
    };
    const missing = (name: string) => `o valor "${name}" não aparece em nenhum elemento, frase ou passo`;
    expect(problemsOf(returning(more))).toEqual([missing('half'), missing('size'), missing('whole')]);
    expect(faultsOf(returning(more, showing({ kind: 'steps' })))).toEqual([]);
  });

  it('refuses unknown and visible values in notShown', () => {
    expect(onlyFault(sampleWith({ notShown: ['resto'] }))).toMatchObject({
      place: 'notShown',
      problem: '"resto" não está no resultado de nenhum exemplo',
    });
    expect(onlyFault(sampleWith({ notShown: ['total'] }))).toMatchObject({
      place: 'notShown',
      problem: '"total" aparece',
    });
  });

  it('refuses a headline without a value if there is no total', () => {
    const result = [{ kind: 'headline', answer: 'São {total}.' }, ...sample.result.slice(1)];
    const total = (declared: Results) => ({ total: declared.total('Total', 200) });
    const plain = (declared: Results) => ({ total: declared.money('Total', 200) });
    expect(faultsOf(returning(total, { result }))).toEqual([]);
    expect(problemsOf(returning(plain, { result }))).toEqual([
      'o resultado não começa pelo valor que se procura',
    ]);
  });

  it('refuses results whose names have a fixed meaning', () => {
    expect(onlyFault(returning(() => ({ today: 'x' }), { notShown: ['today'] }))).toMatchObject({
      place: 'compute',
      problem: 'o resultado "today" já tem outro sentido nas frases e expressões',
    });
  });

  it('reports the faults found by an element', () => {
    const classes = [
      { label: 'A', upTo: 10, tone: 'info' },
      { label: 'B', upTo: 5, tone: 'info' },
    ];
    expect(
      onlyFault(withElement({ kind: 'scale', title: 'X', value: 'total', from: 0, classes })),
    ).toMatchObject({
      place: `${ADDED_ELEMENT} (scale)`,
      problem: 'as classes não estão em ordem crescente',
    });
    const chart = { kind: 'chart', shape: 'line', rows: 'rows', x: 'name', series: ['share'] };
    expect(onlyFault(withElement(chart)).problem).toBe('o eixo horizontal "name" não é de números');
    expect(faultsOf(withElement({ ...chart, shape: 'columns' }))).toEqual([]);
    const { x: _, ...overFirstColumn } = chart;
    expect(onlyFault(withElement(overFirstColumn)).problem).toBe('o eixo horizontal "name" não é de números');
  });
});
