import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromFragment, toFragment } from './share-link.ts';

describe('the fragment of a shared address', () => {
  it('restores accents, symbols, lists and line breaks', () => {
    const data = {
      valor: 'R$ 1.234,56',
      nome: 'ação & reação = 50%',
      caixas: ['a', 'b'],
      linhas: [{ valor: '7', peso: '' }],
      sim: true,
    };
    expect(fromFragment(toFragment(data), Object.keys(data))).toEqual(data);
  });

  it('restores a cleared field, unless an untouched form has it blank anyway', () => {
    expect(toFragment({ taxa: '', prazo: '2', data: '' }, { taxa: '4', prazo: '1', data: '' })).toBe(
      '#taxa=&prazo=2',
    );
    expect(fromFragment('#taxa=&prazo=2', ['taxa', 'prazo', 'data'])).toEqual({ taxa: '', prazo: '2' });
  });

  it('restores any text that can be typed', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/^[[{]|^(true|false)$/.test(text)),
        (text) => {
          expect(fromFragment(toFragment({ a: text }), ['a'])).toEqual({ a: text });
        },
      ),
    );
  });

  it('ignores unknown names and fragments of other features', () => {
    expect(fromFragment('#valor=1&__proto__=2&outro=3', ['valor'])).toEqual({ valor: '1' });
    expect(fromFragment('#conteudo', ['valor'])).toBeUndefined();
    expect(fromFragment('', ['valor'])).toBeUndefined();
  });

  it('treats a malformed list as text', () => {
    expect(fromFragment('#caixas=%5B1', ['caixas'])).toEqual({ caixas: '[1' });
  });

  it('treats a list deeper than rows as text', () => {
    for (const deep of ['[[[1]]]', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, '[{"a":{"b":1}}]']) {
      expect(fromFragment(toFragment({ linhas: deep }), ['linhas'])).toEqual({ linhas: deep });
    }
  });
});
