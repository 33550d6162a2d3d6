/** Tests that the page of published examples has enough calculators, and that our values match the published ones. */
import { expect, it } from 'vitest';
import { comparedFile, readOutput } from '../../compiler/output.ts';
import type { ComparedData } from '../../src/catalogue/page-data.ts';

const { compared } = readOutput(comparedFile()) as ComparedData;
const calculators = compared.flatMap((group) => group.calculators);

it('the page of published examples has at least twenty calculators', () => {
  expect(calculators.length).toBeGreaterThanOrEqual(20);
});

it.each(calculators.map(({ id, examples }) => [id, examples] as const))(
  'our value matches the published one: %s',
  (_id, examples) => {
    const rows = examples.flatMap((example) => example.rows);
    expect(rows.map(({ ours }) => ours)).toEqual(rows.map(({ published }) => published));
    expect(rows.every(({ label, published }) => label !== '' && published !== '')).toBe(true);
  },
);
