import { describe, expect, it } from 'vitest';
import { ADDED_ELEMENT, faultsOf, onlyFault, withElement } from './testing/faults.ts';
import { sample, sampleWith } from './testing/sample.ts';

const [headline, figures, table, steps] = sample.result;

describe('checkDefinition, layout', () => {
  it('refuses an element that names an absent result', () => {
    const element = { kind: 'figures', items: [{ label: 'X', value: 'totl', format: 'money' }] };
    expect(onlyFault(withElement(element))).toEqual({
      place: `${ADDED_ELEMENT} (figures)`,
      problem: '"totl" não está no resultado de nenhum exemplo',
      remedy: 'corrija o nome, ou dê um exemplo em que o valor exista',
    });
  });

  it('refuses absent rows, columns and sentences', () => {
    for (const element of [
      {
        kind: 'table',
        title: 'X',
        rows: 'linhas',
        columns: [{ label: 'X', value: 'share', format: 'number' }],
      },
      {
        kind: 'table',
        title: 'X',
        rows: 'rows',
        columns: [{ label: 'X', value: 'parte', format: 'number' }],
      },
      { kind: 'lines', title: 'X', lines: 'frases' },
      { kind: 'steps', items: [{ lines: 'frases' }] },
      { kind: 'ranges', title: 'X', ranges: [{ label: 'X', min: 'min', max: 'total' }], format: 'number' },
    ]) {
      expect(onlyFault(withElement(element)).problem).toContain('não está no resultado de nenhum exemplo');
    }
  });

  it('refuses a format that does not fit the value', () => {
    const element = { kind: 'figures', items: [{ label: 'X', value: 'due', format: 'money' }] };
    expect(onlyFault(withElement(element))).toEqual({
      place: `${ADDED_ELEMENT} (figures)`,
      problem: '"due" é texto, mas aparece no formato "money"',
      remedy: 'use um formato de texto',
    });
  });

  it('refuses a result that nothing shows, unless it is left out on purpose', () => {
    const definition = sampleWith({ result: [headline, figures, steps] });
    expect(faultsOf(definition).map(({ problem }) => problem)).toEqual([
      'o valor "rows.*.name" não aparece em nenhum elemento',
      'o valor "rows.*.share" não aparece em nenhum elemento',
    ]);
    expect(faultsOf({ ...definition, notShown: ['rows'] })).toEqual([]);
    expect(
      faultsOf({ ...definition, result: [headline, figures, table, steps].filter((e) => e !== undefined) }),
    ).toEqual([]);
  });

  it('refuses to leave out what is not there', () => {
    expect(onlyFault(sampleWith({ notShown: ['resto'] }))).toMatchObject({
      place: 'notShown',
      problem: '"resto" não está no resultado de nenhum exemplo',
    });
  });

  it('refuses results whose names mean something else', () => {
    const definition = sampleWith({
      compute: (inputs: never, context: never) => ({ ...sample.compute(inputs, context), today: 'x' }),
      notShown: ['today'],
    });
    expect(onlyFault(definition)).toMatchObject({
      place: 'compute',
      problem: 'o resultado "today" já tem outro sentido nas frases e expressões',
    });
  });
});
