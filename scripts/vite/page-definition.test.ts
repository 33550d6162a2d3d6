import { describe, expect, it } from 'vitest';
import { pageDefinition, pageExamples } from './page-definition.ts';

const SOURCE = `export default defineCalculator({ id: 'a/b', keywords: 'um, dois', rules: [] }).layout([]).evidence({
  examples: [
    { title: 'Um', input: { a: 1 }, expected: { b: 2 }, source: 'à mão' },
    { title: 'Borda', input: { a: 0 }, expected: { b: 0 }, source: 'à mão', testOnly: true },
    { title: 'Dois', input: { a: 2 }, daysBefore: { d: 45 }, expected: { b: 4 }, source: 'à mão', today: '2026-01-01' },
    { title: 'Outra borda', input: { a: 3 }, expected: { b: 0 }, source: 'à mão', testOnly: true },
    { title: 'Mais uma', input: { a: 4 }, expected: { b: 0 }, source: 'à mão', testOnly: true },
  ],
  refusals: [{ input: {}, field: 'a', message: 'Digite' }],
  sources: [{ label: 'Lei', url: 'https://x', checkedOn: '2026-01-01' }],
});`;

/** Loads the module with a mock of `defineCalculator` that returns its argument. */
async function loaded(code: string): Promise<{ definition: unknown; evidence: unknown }> {
  const standIn =
    'const defineCalculator = (definition) => ({ layout: () => ({ evidence: (evidence) => ({ definition, evidence }) }) });';
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(`${standIn}\n${code}`)}`);
  return Reflect.get(Object(module), 'default') as { definition: unknown; evidence: unknown };
}

describe('the part of a definition shipped to the page', () => {
  it('contains title, input and day of the visible examples, and the sources', async () => {
    const { evidence } = await loaded(pageDefinition(SOURCE, 'b.ts'));
    expect(evidence).toEqual({
      examples: [
        { title: 'Um', input: { a: 1 }, expected: 0, source: 0 },
        {
          title: 'Dois',
          input: { a: 2 },
          daysBefore: { d: 45 },
          expected: 0,
          source: 0,
          today: '2026-01-01',
        },
      ],
      refusals: [],
      sources: [{ label: 'Lei', url: 'https://x', checkedOn: '2026-01-01' }],
    });
  });

  it('contains the definition without the search keywords', async () => {
    const { definition } = await loaded(pageDefinition(SOURCE, 'b.ts'));
    expect(definition).toEqual({ id: 'a/b', keywords: '', rules: [] });
  });

  it('leaves other modules unchanged', () => {
    expect(pageDefinition('export const a = 1;', 'a.ts')).toBe('export const a = 1;');
  });
});

describe('examples in a module of their own', () => {
  const module = `const SENTENCE = 'Digite';
export const EXAMPLES = [
  { title: 'Um', input: { a: 1 }, expected: { b: 2 }, source: 'à mão' },
  { title: 'Borda', input: { a: 0 }, expected: { b: 0 }, source: 'à mão', testOnly: true },
] satisfies readonly Example[];
export const OTHER = 1;
export const refusals: readonly object[] = [{ input: {}, field: 'a', message: SENTENCE }];`;

  it('are shipped like those of a card: without edge cases, expected values and refusals', () => {
    const code = pageExamples(module, 'examples.ts');
    expect(code).toContain("{ title: 'Um', input: { a: 1 }, expected: 0, source: 0 },");
    expect(code).toContain('] satisfies readonly Example[];\nexport const OTHER = 1;');
    expect(code).not.toContain('Borda');
    expect(code).toContain('export const refusals: readonly object[] = [];');
  });

  it('may be stated as constant', () => {
    const constant = module.replace('satisfies readonly Example[]', 'as const');
    expect(pageExamples(constant, 'examples.ts')).not.toContain('Borda');
  });

  it('are left alone in the card that names them', () => {
    const card =
      "export default defineCalculator({ id: 'a/b', keywords: '' }).layout([]).evidence({ examples, refusals, sources: [] });";
    expect(pageDefinition(card, 'b.ts')).toBe(card);
  });
});
