import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromFragment, toFragment } from './share-link.ts';

describe('o link que guarda o que se digitou', () => {
  it('volta igual, com acentos, símbolos, listas e linhas', () => {
    const data = {
      valor: 'R$ 1.234,56',
      nome: 'ação & reação = 50%',
      caixas: ['a', 'b'],
      linhas: [{ valor: '7', peso: '' }],
      sim: true,
    };
    expect(fromFragment(toFragment(data), Object.keys(data))).toEqual(data);
  });

  it('volta igual para qualquer texto que se possa digitar', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => text !== '' && !/^[[{]|^(true|false)$/.test(text)),
        (text) => {
          expect(fromFragment(toFragment({ a: text }), ['a'])).toEqual({ a: text });
        },
      ),
    );
  });

  it('ignora nomes que não são campos, e um fragmento que não é nosso', () => {
    expect(fromFragment('#valor=1&__proto__=2&outro=3', ['valor'])).toEqual({ valor: '1' });
    expect(fromFragment('#conteudo', ['valor'])).toBeUndefined();
    expect(fromFragment('', ['valor'])).toBeUndefined();
  });

  it('toma por texto uma lista quebrada', () => {
    expect(fromFragment('#caixas=%5B1', ['caixas'])).toEqual({ caixas: '[1' });
  });
});
