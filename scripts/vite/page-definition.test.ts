import { describe, expect, it } from 'vitest';
import { pageDefinition } from './page-definition.ts';

const SOURCE = `export default defineCalculator({ id: 'a/b' }).layout([]).evidence({
  examples: [
    { title: 'Um', input: { a: 1 }, expected: { b: 2 }, source: 'à mão' },
    { title: 'Borda', input: { a: 0 }, expected: { b: 0 }, source: 'à mão', testOnly: true },
    { title: 'Dois', input: { a: 2 }, expected: { b: 4 }, source: 'à mão', today: '2026-01-01' },
  ],
  refusals: [{ input: {}, field: 'a', message: 'Digite' }],
  sources: [{ label: 'Lei', url: 'https://x', checkedOn: '2026-01-01' }],
});`;

/** Loads the module with a stand-in for `defineCalculator` that hands the evidence back. */
async function evidenceOf(code: string): Promise<unknown> {
  const standIn = 'const defineCalculator = () => ({ layout: () => ({ evidence: (e) => e }) });';
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(`${standIn}\n${code}`)}`);
  return Reflect.get(Object(module), 'default');
}

describe('o que a página leva das provas de uma definição', () => {
  it('leva título, entrada e dia dos exemplos visíveis, e as fontes', async () => {
    expect(await evidenceOf(pageDefinition(SOURCE, 'b.ts'))).toEqual({
      examples: [
        { title: 'Um', input: { a: 1 }, expected: 0, source: 0 },
        { title: 'Dois', input: { a: 2 }, expected: 0, source: 0, today: '2026-01-01' },
      ],
      refusals: [],
      sources: [{ label: 'Lei', url: 'https://x', checkedOn: '2026-01-01' }],
    });
  });

  it('deixa outros módulos como estão', () => {
    expect(pageDefinition('export const a = 1;', 'a.ts')).toBe('export const a = 1;');
  });
});
