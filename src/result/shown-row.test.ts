import { expect, it } from 'vitest';
import { ShownRow } from './shown-row.ts';

it('ShownRow formats its cells once, on first use', () => {
  let written = 0;
  const row = new ShownRow(() => {
    written += 1;
    return [{ text: 'R$ 1,00', raw: 1 }];
  });
  expect(written).toBe(0);
  expect([row.cells, row.cells].map(([cell]) => cell?.text)).toEqual(['R$ 1,00', 'R$ 1,00']);
  expect(JSON.stringify([row])).toBe('[[{"text":"R$ 1,00","raw":1}]]');
  expect(written).toBe(1);
});
