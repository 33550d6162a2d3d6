import { describe, expect, it } from 'vitest';
import { omittedMediaText } from './embedded-media.ts';

describe('omittedMediaText', () => {
  it('names every kind of media once', () => {
    expect(omittedMediaText(['video', 'video', 'object', 'embed', 'math'])).toBe(
      'O site não mostra vídeos incorporados, objetos incorporados e fórmulas em MathML.',
    );
    expect(omittedMediaText(['iframe'])).toBe(
      'O site não mostra vídeos, mapas e outros quadros incorporados.',
    );
    expect(omittedMediaText([])).toBeUndefined();
  });
});
