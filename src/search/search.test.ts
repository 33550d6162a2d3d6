import { describe, expect, it } from 'vitest';
import { search, without } from './search.ts';
import { inventedEntries, inventedEntry } from './testing/invented-entries.ts';
import { idsFound as idsOf, sourceOf } from './testing/search-in-memory.ts';

describe('search in a small catalogue', () => {
  const index = sourceOf([
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
  ]);

  it('drops replaced items, and is not sure of an empty answer', async () => {
    const answer = await search(index, 'agua');
    const [first = 0, second = 0] = answer.found;
    expect(without(answer, new Set([first]))).toMatchObject({ found: [second], isWhole: true });
    expect(without(answer, new Set([first, second]))).toMatchObject({
      found: [],
      scores: [],
      isWhole: false,
      isSure: false,
    });
  });

  it.each([
    ['name', 'tinta', ['educacional/c']],
    ['description', 'beber', ['saude/a']],
    ['keywords', 'sede', ['saude/a']],
    ['category', 'educacional', ['educacional/c']],
    ['any part of a word', 'ordur', ['saude/b']],
    ['any case', 'GORDURA', ['saude/b']],
    ['accents typed', 'água', ['saude/a', 'saude/b']],
    ['accents left out', 'agua', ['saude/a', 'saude/b']],
  ])('finds by %s', async (_what, query, ids) => {
    expect(await idsOf(index, query)).toEqual(ids);
  });

  it('does not guess from a word that merely starts like another one', async () => {
    const cars = sourceOf([inventedEntry('impostos/e', { name: 'Carro', keywords: ['licenciamento'] })]);
    expect(await idsOf(cars, 'licença')).toEqual(['impostos/e']);
    expect(await idsOf(cars, 'licença maternidade')).toEqual([]);
    expect(await idsOf(cars, 'licenciamento abacaxi')).toEqual(['impostos/e']);
  });

  it('finds several words in any order, and partial matches only without full ones', async () => {
    expect(await idsOf(index, 'dia agua')).toEqual(['saude/a']);
    expect(await idsOf(index, 'litros sede')).toEqual(['saude/a']);
    expect(await idsOf(index, 'tinta sede')).toEqual(['educacional/c', 'saude/a']);
    expect(await idsOf(index, 'tinta abacaxi')).toEqual(['educacional/c']);
  });

  it('matches prefixes, and substrings only without a prefix', async () => {
    const years = sourceOf([
      inventedEntry('util/a', { name: 'Rentabilidade', description: 'A idade do dinheiro' }),
      inventedEntry('util/b', { name: 'Rentabilidade real' }),
    ]);
    expect(await idsOf(years, 'idade')).toEqual(['util/a']);
    expect(await idsOf(years, 'bilidade')).toEqual(['util/a', 'util/b']);
  });

  it('finds the singular by the plural and the plural by the singular', async () => {
    const forms = sourceOf([
      inventedEntry('educacional/a', { name: 'Frações' }),
      inventedEntry('educacional/b', { name: 'Parcela' }),
    ]);
    expect(await idsOf(forms, 'fração')).toEqual(['educacional/a']);
    expect(await idsOf(forms, 'parcelas')).toEqual(['educacional/b']);
  });

  it('finds another form of a word by the shared prefix', async () => {
    const verbs = sourceOf([inventedEntry('financiamento/a', { name: 'Financiamento' })]);
    expect(await idsOf(verbs, 'financiando')).toEqual(['financiamento/a']);
    expect(await idsOf(verbs, 'finalmente')).toEqual([]);
  });

  it('prefers a keyword of several words if the query contains it', async () => {
    const source = sourceOf([
      inventedEntry('trabalhista/a', { name: 'Quanto custa um carro' }),
      inventedEntry('trabalhista/b', { name: 'Encargos', keywords: ['quanto custa um funcionário'] }),
    ]);
    expect((await idsOf(source, 'quanto custa um funcionário hoje'))[0]).toBe('trabalhista/b');
  });

  it('lists articles after calculators', async () => {
    const card = ['/blog/peso', 'Peso ideal: o que diz', 'Sobre gordura', 'saude'] as const;
    const article = { card, keywords: [], labels: ['Saúde'], title: '' };
    const both = sourceOf([inventedEntry('saude/d', { name: 'Peso ideal' })], { articles: [article] });
    expect(await idsOf(both, 'peso ideal')).toEqual(['saude/d', '/blog/peso']);
    expect(await idsOf(both, 'gordura')).toEqual(['/blog/peso']);
  });

  it.each(['', '   ', '\t\n'])('finds nothing for blank %j', async (query) => {
    expect(await search(index, query)).toMatchObject({ found: [], terms: [] });
  });

  it('ranks names above keywords, keywords above descriptions, and an exact name first', async () => {
    expect(await idsOf(index, 'litros')).toEqual(['educacional/c', 'saude/a']);
    expect(await idsOf(index, 'peso')).toEqual(['saude/b', 'saude/d']);
    expect(await idsOf(index, 'pes')).toEqual(['saude/d', 'saude/b']);
  });

  it('ignores filler words and years, and corrects typing errors only without other matches', async () => {
    expect(await idsOf(index, 'calculadora de gordura')).toEqual(['saude/b']);
    expect(await idsOf(index, 'qual o peso ideal?')).toEqual(['saude/d']);
    expect(await idsOf(index, 'quero calcular o peso ideal em 2026')).toEqual(['saude/d']);
    expect(await idsOf(index, 'tabela do peso ideal 2026')).toEqual(['saude/d']);
    expect(await idsOf(index, 'goruda')).toEqual([]);
    expect(await idsOf(index, 'gordrua')).toEqual(['saude/b']);
  });

  it('returns the matching terms for highlighting', async () => {
    expect((await search(index, 'Gordura ÁGUA')).terms).toEqual(['gordura', 'agua']);
    expect((await search(index, 'gordrua')).terms).toEqual(['gordura']);
  });

  it.each(['!!', '?', '—'])('finds nothing for %j, which contains no word', async (query) => {
    expect(await idsOf(index, query)).toEqual([]);
  });
});

describe('search in a catalogue like the site’s', () => {
  const index = sourceOf(inventedEntries);

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
  ])('%j finds %s first', async (query, id) => {
    expect((await idsOf(index, query))[0]).toBe(id);
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
  ])('%j, with a typing error, finds %s first', async (query, id) => {
    expect((await idsOf(index, query))[0]).toBe(id);
  });

  it.each(['xyz123', 'abacaxi', 'bicicleta', 'abacaxi bicicleta', 'zzzz'])(
    '%j finds nothing',
    async (query) => {
      expect(await idsOf(index, query)).toEqual([]);
    },
  );
});
