import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { catalogueFile, factsFile, writeOutput, type Catalogue, comparedFile } from '../compiler/output.ts';
import { summariesOf } from '../compiler/summaries.ts';
import { categories } from '../src/catalogue/categories.ts';
import { summaryOf } from '../src/catalogue/entry.ts';
import { openPages, type SitePages } from './site-pages.ts';

/** Creates a catalogue of `count` calculators, spread over all categories, with six popular ones. */
function catalogueOf(count: number): Catalogue {
  const entries = Array.from({ length: count }, (_, number) => {
    const category = categories[number % categories.length]?.id ?? '';
    const name = `conta-${String(number).padStart(5, '0')}`;
    return {
      id: `${category}/${name}`,
      name,
      title: `Calculadora ${name}`,
      description: `O que ${name} faz, numa frase como as outras.`,
      keywords: [name, 'conta'],
      icon: 'sigma',
      popular: number < 6,
      listedIn: [category],
    };
  });
  const pages = entries.map(({ id }) => ({
    id,
    formerIds: id === 'saude/conta-00004' ? ['saude/antiga'] : [],
    fieldKinds: [],
  }));
  return { entries, pages };
}

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function compiled(catalogue: Catalogue): SitePages {
  const output = mkdtempSync(join(tmpdir(), 'compiled-'));
  folders.push(output);
  writeOutput(catalogueFile(output), JSON.stringify(catalogue));
  writeOutput(comparedFile(output), JSON.stringify({ compared: [] }));
  for (const entry of catalogue.entries) {
    const facts = {
      entry: summaryOf(entry),
      examples: [],
      article: [],
      related: [],
      continuations: [],
      mentions: [],
    };
    writeOutput(factsFile(entry.id, output), JSON.stringify(facts));
  }
  return openPages(
    { moduleOf: (id) => `/assets/${id}.js`, worker: '/assets/worker.js', answers: ['/a.js'] },
    output,
  );
}

const few = compiled(catalogueOf(36));
const many = compiled(catalogueOf(2000));
const CALCULATOR = '/calculadora/saude/conta-00004';

describe('page data', () => {
  it('of a calculator does not grow with the catalogue', () => {
    expect(many.read(CALCULATOR)).toEqual(few.read(CALCULATOR));
    expect(many.read(CALCULATOR)).toMatchObject({
      module: '/assets/saude/conta-00004.js',
      worker: '/assets/worker.js',
      entry: { name: 'conta-00004' },
    });
  });

  it('has at most fifty cards', () => {
    const card = JSON.stringify(catalogueOf(1).entries[0]).length;
    for (const path of many.addresses) {
      const size = JSON.stringify(many.read(path) ?? {}).length;
      expect(size, path).toBeLessThan(51 * card);
    }
  });

  it('redirects a former address to the current one', () => {
    expect(many.read('/calculadora/saude/antiga')).toEqual({ movedTo: 'saude/conta-00004' });
    expect(many.moved.get('/calculadora/saude/antiga')).toBe(CALCULATOR);
    expect(many.addresses).not.toContain('/calculadora/saude/antiga');
  });

  it('lists every calculator in the hubs', () => {
    const cards = many.addresses.flatMap((path) => {
      const data = many.read(path);
      return data && 'cards' in data ? data.cards : [];
    });
    expect(new Set(cards.map(({ id }) => id)).size).toBe(2000);
  });
});

it('the summaries of the catalogue do not grow with it', () => {
  const sizeOf = (count: number) =>
    JSON.stringify(summariesOf(catalogueOf(count).entries)).replaceAll(/\d+/g, '0').length;
  expect(sizeOf(2000)).toBe(sizeOf(36));
});
