import { describe, expect, it } from 'vitest';
import { disguised, inventedWord } from './generate.ts';

const SOURCE = `import { examples } from './ferias/examples.ts';

export default defineCalculator({
  id: 'trabalhista/ferias',
  name: 'Férias',
  title: 'Calculadora de férias',
  description:
    'Quanto você recebe de férias.',
  keywords: 'terço, abono',
  formerIds: ['trabalhista/descanso'],
  popular: true,
  inputs,
});
`;

describe('a disguised definition', () => {
  it('has its own id, texts, search words and folder, and neither fame nor past', () => {
    expect(disguised(SOURCE, 'ferias', 'calori'))
      .toBe(`import { examples } from './ferias-calori/examples.ts';

export default defineCalculator({
  id: 'trabalhista/ferias-calori',
  name: 'Férias calori',
  title: 'Calculadora de férias calori',
  description:
    'Quanto você recebe de férias (calori).',
  keywords: 'calori, terço, abono',
  inputs,
});
`);
  });
});

describe('invented words', () => {
  it('are all different', () => {
    const words = Array.from({ length: 10_000 }, (_, number) => inventedWord(number));
    expect(new Set(words).size).toBe(10_000);
  });
});
