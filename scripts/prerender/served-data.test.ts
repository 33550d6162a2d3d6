import { describe, expect, it } from 'vitest';
import { servedData } from './served-data.ts';

const build = { build: 'abc', modules: new Map([['saude/imc', '/assets/imc-x.js']]) };

describe('servedData', () => {
  it('names the build and the page where the page needs nothing else', () => {
    expect(servedData('/contato', undefined, build)).toEqual({ build: 'abc', path: '/contato' });
  });

  it('takes along what the page carries', () => {
    const data = { movedTo: 'saude/imc' };
    expect(servedData('/calculadora/saude/indice', data, build)).toEqual({
      build: 'abc',
      path: '/calculadora/saude/indice',
      data,
    });
  });

  it('has the address of a calculator’s module', () => {
    expect(servedData('/calculadora/saude/imc', { module: '' }, build).data).toEqual({
      module: '/assets/imc-x.js',
    });
  });

  it('refuses a calculator that the browser’s build does not have', () => {
    expect(() => servedData('/calculadora/saude/calorias', { module: '' }, build)).toThrow(
      '/calculadora/saude/calorias',
    );
  });
});
