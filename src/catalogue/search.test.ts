import { beforeAll, describe, expect, it } from 'vitest';
import { categories } from './categories.ts';
import { collect } from '../../scripts/definitions/collect.ts';
import type { CatalogueEntry } from './entry.ts';
import { fold } from './fold.ts';
import { indexEntries, search, type LazyIndex } from './search.ts';
import { inventedEntries, inventedEntry } from './testing/invented-entries.ts';

const label = (id: string) => categories.find((category) => category.id === id)?.label ?? id;

const idsOf = (index: LazyIndex, query: string) => search(index, query).entries.map(({ id }) => id);

describe('search in a small catalogue', () => {
  const index = indexEntries(
    [
      inventedEntry('saude/a', {
        name: 'Água por dia',
        description: 'Quanto beber',
        keywords: ['litros', 'sede'],
      }),
      inventedEntry('saude/b', {
        name: 'Peso',
        description: 'Água e gordura no corpo',
        title: 'Calculadora de peso',
      }),
      inventedEntry('educacional/c', { name: 'Litros de tinta' }),
      inventedEntry('saude/d', { name: 'Peso ideal', popular: true }),
    ],
    label,
  );

  it.each([
    ['name', 'tinta', ['educacional/c']],
    ['description', 'beber', ['saude/a']],
    ['keywords', 'sede', ['saude/a']],
    ['category', 'educacional', ['educacional/c']],
    ['any part of a word', 'ordur', ['saude/b']],
    ['any case', 'GORDURA', ['saude/b']],
    ['accents typed', 'água', ['saude/a', 'saude/b']],
    ['accents left out', 'agua', ['saude/a', 'saude/b']],
  ])('finds by %s', (_what, query, ids) => {
    expect(idsOf(index, query)).toEqual(ids);
  });

  it('finds several words in any order, and only entries with all of them', () => {
    expect(idsOf(index, 'dia agua')).toEqual(['saude/a']);
    expect(idsOf(index, 'litros sede')).toEqual(['saude/a']);
    expect(idsOf(index, 'tinta sede')).toEqual([]);
  });

  it.each(['', '   ', '\t\n'])('finds nothing for blank %j', (query) => {
    expect(search(index, query)).toEqual({ entries: [], terms: [] });
  });

  it('ranks names above keywords, keywords above descriptions, and an exact name first', () => {
    expect(idsOf(index, 'litros')).toEqual(['educacional/c', 'saude/a']);
    expect(idsOf(index, 'peso')).toEqual(['saude/b', 'saude/d']);
    expect(idsOf(index, 'pes')).toEqual(['saude/d', 'saude/b']);
  });

  it('falls back to titles, filler words and typing errors only without other matches', () => {
    expect(idsOf(index, 'calculadora de gordura')).toEqual(['saude/b']);
    expect(idsOf(index, 'qual o peso ideal?')).toEqual(['saude/d']);
    expect(idsOf(index, 'quero calcular o peso ideal sem gordura em 2026')).toEqual([]);
    expect(idsOf(index, 'tabela do peso ideal 2026')).toEqual(['saude/d']);
    expect(idsOf(index, 'goruda')).toEqual([]);
    expect(idsOf(index, 'gordrua')).toEqual(['saude/b']);
  });

  it('returns the matching terms for highlighting', () => {
    expect(search(index, 'Gordura ÁGUA').terms).toEqual(['gordura', 'agua']);
    expect(search(index, 'gordrua').terms).toEqual(['gordura']);
  });

  it.each(['!!', '?', '—'])('finds nothing for %j, which contains no word', (query) => {
    expect(idsOf(index, query)).toEqual([]);
  });
});

describe('search in a catalogue like the site’s', () => {
  const index = indexEntries(inventedEntries, label);

  it.each([
    ['ferias', 'trabalhista/ferias'],
    ['FÉRIAS', 'trabalhista/ferias'],
    ['13 salario', 'trabalhista/decimo'],
    ['13º', 'trabalhista/decimo'],
    ['decimo terceiro', 'trabalhista/decimo'],
    ['salário décimo', 'trabalhista/decimo'],
    ['inss', 'trabalhista/inss'],
    ['fgts', 'trabalhista/rescisao'],
    ['juros', 'financeira/compostos'],
    ['renda imposto', 'impostos/renda'],
    ['leão', 'impostos/renda'],
    ['peso ideal', 'saude/massa'],
    ['segundo grau', 'educacional/bhaskara'],
    ['casa própria', 'financiamento/imovel'],
    ['calculadora de ferias', 'trabalhista/ferias'],
    ['como calcular rescisão?', 'trabalhista/rescisao'],
  ])('%j finds %s first', (query, id) => {
    expect(idsOf(index, query)[0]).toBe(id);
  });

  it.each([
    ['recisao', 'trabalhista/rescisao'],
    ['resizão', 'trabalhista/rescisao'],
    ['ferais', 'trabalhista/ferias'],
    ['imposto de rneda', 'impostos/renda'],
    ['finaciamento imobilario', 'financiamento/imovel'],
    ['juros compsotos', 'financeira/compostos'],
    ['baskara', 'educacional/bhaskara'],
    ['porcentajem', 'educacional/porcentagem'],
    ['inns', 'trabalhista/inss'],
    ['hora estra', 'trabalhista/extras'],
  ])('%j, with a typing error, finds %s first', (query, id) => {
    expect(idsOf(index, query)[0]).toBe(id);
  });

  it.each(['xyz123', 'abacaxi', 'bicicleta', 'ferias abacaxi', 'zzzz'])('%j finds nothing', (query) => {
    expect(idsOf(index, query)).toEqual([]);
  });
});

describe('search in the site’s catalogue', () => {
  let entries: readonly CatalogueEntry[];
  let index: LazyIndex;
  beforeAll(async () => {
    ({ entries } = await collect());
    index = indexEntries(entries, label);
  });

  it('finds every calculator first by its name', () => {
    const lost = entries.filter(({ id, name }) => idsOf(index, name)[0] !== id).map(({ id }) => id);
    expect(lost).toEqual([]);
  });

  it.each([
    ['rescisão sem justa causa', 'trabalhista/rescisao-trabalhista'],
    ['quanto vou receber de rescisao', 'trabalhista/rescisao-trabalhista'],
    ['imposto de renda 2026', 'impostos/irpf'],
    ['imposto sobre carro', 'impostos/ipva'],
    ['coracao', 'saude/frequencia-cardiaca'],
    ['quantos anos eu tenho', 'util/idade'],
    ['quantos dias faltam', 'util/dias-entre-datas'],
    ['como calcular juros simples', 'educacional/juros-simples'],
    ['soma de pg', 'educacional/progressao'],
    ['metro quadrado', 'educacional/area-perimetro'],
  ])('%j finds %s first', (query, id) => {
    expect(idsOf(index, query)[0]).toBe(id);
  });

  it('finds all calculators of a category by its label', () => {
    for (const { id, label: name } of categories) {
      const listed = entries.filter((candidate) => candidate.listedIn.includes(id)).map((found) => found.id);
      expect(idsOf(index, name)).toEqual(expect.arrayContaining(listed));
    }
  });
});

describe('search in ten thousand entries', () => {
  const SYLLABLES = 'ca lo ri mes tu pa no del fi gra sen vo ja bre'.split(' ');
  const word = (seed: number) =>
    [1, 7, 49].map((step) => SYLLABLES[Math.floor(seed / step) % SYLLABLES.length]).join('');
  const entries = Array.from({ length: 10_000 }, (_, number) => {
    const like = inventedEntries[number % inventedEntries.length] ?? inventedEntry('');
    return {
      ...like,
      id: `${like.id}-${number}`,
      name: `${like.name} ${word(number)}`,
      keywords: [...like.keywords, word(number * 3), word(number * 5)],
    };
  });
  const index = indexEntries(entries, label);
  beforeAll(() => void index());

  /** The fastest of several runs, in ms: other load on the machine only makes runs slower. */
  const quickest = (run: () => unknown) =>
    Math.min(
      ...Array.from({ length: 9 }, () => {
        const start = performance.now();
        run();
        return performance.now() - start;
      }),
    );

  it('takes no longer than a few linear scans of the whole catalogue', () => {
    const texts = entries.map(({ name, description, keywords }) =>
      fold([name, description, ...keywords].join(' ')),
    );
    const reading = quickest(() => texts.filter((text) => text.includes('zzzz')));
    for (const query of [
      'a',
      'e',
      'ferias',
      'imposto de renda',
      'imposto de rneda',
      'finaciamneto',
      'zzzz',
    ]) {
      expect(
        quickest(() => search(index, query)),
        query,
      ).toBeLessThan(Math.max(5 * reading, 16));
    }
  });

  it('has the same results as in a small catalogue', () => {
    expect(search(index, 'recisao').entries.length).toBeGreaterThan(200);
    expect(search(index, 'recisao').entries.every(({ name }) => name.startsWith('Rescisão'))).toBe(true);
  });
});
