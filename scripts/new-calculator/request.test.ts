import { describe, expect, it } from 'vitest';
import { readRequest, RequestError } from './request.ts';

const known = { categories: ['saude', 'financeira'], ids: ['saude/imc'] };
const read = (...words: string[]) => readRequest(words, known);

describe('readRequest', () => {
  it('parses the path and the name', () => {
    expect(read('financeira/juros-simples', 'Juros simples')).toEqual({
      id: 'financeira/juros-simples',
      name: 'Juros simples',
    });
  });

  it('joins the words of an unquoted name, and trims it', () => {
    expect(read('saude/sono', ' Horas', 'de  sono ').name).toBe('Horas de sono');
  });

  it.each([
    'saude\\sono',
    'calculators/saude/sono.ts',
    'calculators\\saude\\sono.ts',
    './calculators/saude/sono',
  ])('accepts the path %s', (place) => {
    expect(read(place, 'Sono').id).toBe('saude/sono');
  });

  it('requires a path', () => {
    expect(() => read()).toThrow(new RequestError('Faltam a categoria, o nome do arquivo e o nome.'));
  });

  it.each(['sono', 'saude/', '/sono', 'saude/a/b', '', 'C:\\calculators\\saude\\sono.ts'])(
    'refuses %s, which does not consist of a category and a file name',
    (place) => {
      expect(() => read(place, 'Sono')).toThrow('não tem a forma <categoria>/<nome-do-arquivo>');
    },
  );

  it('refuses an unknown category and names the known ones', () => {
    expect(() => read('beleza/unhas', 'Unhas')).toThrow(
      'A categoria "beleza" não existe. As categorias são: saude, financeira.',
    );
    expect(() => read('formulas/unhas', 'Unhas')).toThrow('"formulas" não existe');
  });

  it.each([
    ['Sono', 'saude/sono'],
    ['área_e perímetro', 'saude/area-e-perimetro'],
    ['-sono--profundo-', 'saude/sono-profundo'],
    ['x.test', 'saude/x-test'],
    ['a'.repeat(61), `saude/${'a'.repeat(60)}`],
  ])('refuses the file name %s and suggests a valid one', (slug, better) => {
    expect(() => read(`saude/${slug}`, 'Sono')).toThrow(`Talvez: ${better}`);
  });

  it('refuses a file name without valid characters, without a suggestion', () => {
    expect(() => read('saude/…', 'Sono')).toThrow(/entre eles\.$/);
  });

  it.each(['con', 'aux', 'nul', 'com1', 'lpt9'])('refuses %s, a device name on Windows', (slug) => {
    expect(() => read(`saude/${slug}`, 'Sono')).toThrow('O Windows não aceita');
  });

  it('refuses an existing calculator and names its file', () => {
    expect(() => read('saude/imc', 'IMC')).toThrow(
      'A calculadora "saude/imc" já existe, em calculators/saude/imc.ts.',
    );
  });

  it.each([[[]], [['']], [['  ', ' ']]])('requires a name: %j', (words) => {
    expect(() => read('saude/sono', ...words)).toThrow('Falta o nome da calculadora');
  });

  it('refuses a name that a card cannot show', () => {
    expect(() => read('saude/sono', '123')).toThrow('não tem nenhuma letra');
    expect(() => read('saude/sono', 'a'.repeat(61))).toThrow('O nome tem 61 caracteres');
    expect(() => read('saude/sono', 'Sono {total|money}')).toThrow('não pode ter o sinal "{"');
  });
});
