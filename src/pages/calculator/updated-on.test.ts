import { expect, it } from 'vitest';
import { updatedOn } from './updated-on.ts';

it('updatedOn returns the newest check of a source', () => {
  const source = { label: 'Lei', url: 'https://www.gov.br/' };
  const sources = ['2026-11-20', '2026-11-23', '2026-11-21'].map((checkedOn) => ({ ...source, checkedOn }));
  expect(updatedOn({ sources })).toBe('2026-11-23');
  expect(updatedOn({ sources: [] })).toBeUndefined();
});
