import { describe, expect, it } from 'vitest';
import { compileCalculator } from './compile-calculator.ts';
import { sample } from '../src/engine/testing/sample.ts';
import { articleFaults, quoteExamples } from './article.ts';

const calculator = compileCalculator(sample);

describe('quoteExamples', () => {
  it('quotes inputs including their defaults, results, groups and rows', () => {
    const article =
      'De {exemplo.1.entrada.amount}, {exemplo.1.entrada.count} vezes ({exemplo.1.entrada.kind}), dá {exemplo.1.total}, ' +
      'em {exemplo.1.due}, com {exemplo.1.summary.tagCount} marca, {exemplo.1.rows.0.share} e {exemplo.1.rows.0.share|percent}.';
    expect(quoteExamples(article, calculator)).toBe(
      'De R$ 100,00, 2 vezes (Simples), dá R$ 200,00, em 02/01/2026, com 1 marca, 50 e 50%.',
    );
  });

  it('quotes an input with a unit that depends on a choice', () => {
    const { properties } = sample.inputs;
    const count = {
      ...properties['count'],
      unitBy: { field: 'kind', units: { plain: 'meses', extra: 'anos' } },
    };
    const inputs = { ...sample.inputs, properties: { ...properties, count } } as typeof sample.inputs;
    const choosing = compileCalculator({ ...sample, inputs });
    expect(quoteExamples('Por {exemplo.1.entrada.count}.', choosing)).toBe('Por 2 meses.');
  });

  it('throws on the first problem', () => {
    expect(() => quoteExamples('{exemplo.2.total|money}', calculator)).toThrow(
      'o artigo cita {exemplo.2.total|money}, mas nenhum exemplo tem esse valor',
    );
  });
});

describe('articleFaults', () => {
  it.each([
    ['{exemplo.1.nada|money}', 'o artigo cita {exemplo.1.nada|money}, mas nenhum exemplo tem esse valor'],
    ['{exemplo.9.total|money}', 'o artigo cita {exemplo.9.total|money}, mas nenhum exemplo tem esse valor'],
    [
      '{exemplo.1.constructor|text}',
      'o artigo cita {exemplo.1.constructor|text}, mas nenhum exemplo tem esse valor',
    ],
    ['{exemplo.1.total|moeda}', 'formato "moeda" desconhecido em {exemplo.1.total|moeda}'],
    ['{exemplo.1.total|number:99}', '{exemplo.1.total|number:99} pede 99 casas decimais'],
    ['{exemplo.1.due|money}', '{exemplo.1.due|money} escreve texto no formato "money"'],
    ['{exemplo.1.nada}', 'o artigo cita {exemplo.1.nada}, mas nenhum exemplo tem esse valor'],
    ['{exemplo.1.rows}', 'o artigo cita {exemplo.1.rows}, mas nenhum exemplo tem esse valor'],
    ['{ exemplo.1.total }', '"{ exemplo.1.total }" não é um campo de texto a preencher'],
    ['{exemplo.1.total | money}', '"{exemplo.1.total | money}" não é um campo de texto a preencher'],
  ])('reports %s', (article, problem) => {
    const faults = articleFaults(article, calculator);
    expect(faults.map((fault) => fault.problem)).toEqual([problem]);
    expect(faults[0]?.place).toBe('artigo');
    expect(faults[0]?.remedy).not.toBe('');
  });

  it('suggests the quotations closest to a mistyped one', () => {
    const [fault] = articleFaults('{exemplo.1.totl}', calculator);
    expect(fault?.remedy).toMatch(/^os mais parecidos: \{exemplo\.1\.total\}, /);
  });

  it('accepts plain text', () => {
    expect(articleFaults('# Título\n\nTexto com **negrito** e [link](/).', calculator)).toEqual([]);
  });
});
