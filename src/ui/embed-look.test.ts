import { describe, expect, it } from 'vitest';
import { embedLook } from './embed-look.ts';

describe('embedLook', () => {
  it('reads a theme and a colour by name', () => {
    expect(embedLook('?tema=claro&cor=azul')).toEqual({ theme: 'light', colour: '#1d4ed8' });
    expect(embedLook('?tema=escuro')).toEqual({ theme: 'dark', colour: undefined });
  });

  it('reads a colour by its digits, with or without #', () => {
    expect(embedLook('?cor=0B7285').colour).toBe('#0b7285');
    expect(embedLook('?cor=%230b7285').colour).toBe('#0b7285');
  });

  it('ignores unknown values', () => {
    for (const cor of ['rosa', '0b728', '0b72855', 'constructor', 'url(//x)', '0b7285;a:b']) {
      expect(embedLook(new URLSearchParams({ cor, tema: 'toString' }).toString())).toEqual({
        theme: undefined,
        colour: undefined,
      });
    }
    expect(embedLook('')).toEqual({ theme: undefined, colour: undefined });
  });
});
