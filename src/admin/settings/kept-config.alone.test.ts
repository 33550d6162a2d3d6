import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepConfig, loadConfig } from './kept-config.ts';
import { DEFAULT_CONFIG } from './site-config.ts';

function storeOf(text: string | null, isFull = false) {
  let kept = text;
  vi.stubGlobal('localStorage', {
    getItem: () => kept,
    setItem(_key: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept = value;
    },
  });
}

const anything = () => true;
const nothing = () => false;

afterEach(() => void vi.unstubAllGlobals());

describe('the kept settings', () => {
  it('come back', () => {
    storeOf(null);
    expect(loadConfig(anything)).toEqual(DEFAULT_CONFIG);
    expect(keepConfig({ ...DEFAULT_CONFIG, siteName: 'Novo' })).toBe(true);
    expect(loadConfig(anything).siteName).toBe('Novo');
  });

  it.each([
    ['damaged', '{'],
    ['of another shape', '{"siteName":7}'],
  ])('are the defaults when %s', (_how, text) => {
    storeOf(text);
    expect(loadConfig(nothing)).toEqual(DEFAULT_CONFIG);
  });

  it('say when they could not be kept', () => {
    storeOf(null, true);
    expect(keepConfig(DEFAULT_CONFIG)).toBe(false);
    vi.unstubAllGlobals();
    expect(loadConfig(anything)).toEqual(DEFAULT_CONFIG);
  });
});
