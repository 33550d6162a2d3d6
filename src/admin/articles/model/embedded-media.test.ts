import { describe, expect, it } from 'vitest';
import { notShown } from './embedded-media.ts';

describe('notShown', () => {
  it('names every kind of media once', () => {
    expect(notShown(['video', 'video', 'object', 'embed', 'math'])).toBe(
      'O site não mostra vídeos incorporados, objetos incorporados e fórmulas em MathML.',
    );
    expect(notShown(['iframe'])).toBe('O site não mostra vídeos, mapas e outros quadros incorporados.');
    expect(notShown([])).toBeUndefined();
  });
});
