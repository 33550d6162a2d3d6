/** What must hold of the catalogue as a whole, and of every definition in it. */
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { categories } from '../../calculators/categories.ts';
import { collect } from '../../scripts/definitions/collect.ts';
import { iconFile } from '../../scripts/definitions/icon-file.ts';
import { listedIn, listingCount } from '../../src/catalogue/catalogue.ts';
import { calculatorPath } from '../../src/catalogue/entry.ts';
import { EXAMPLE_DAY } from '../../src/engine/check-definition.ts';
import { ownSentences } from '../../src/engine/check-inputs.ts';
import type { Definition, Refusal } from '../../src/engine/definition.ts';
import { evaluate } from '../../src/engine/evaluate.ts';
import { inputOf } from '../../src/engine/example-input.ts';
import { parseDate } from '../../src/engine/parse-date.ts';
import { parseInputs } from '../../src/engine/parse-inputs.ts';
import { todayInBrazil } from '../../src/engine/today.ts';
import { calculators, ids } from './support/catalogue.ts';
import { CONTRACT } from './support/contract-fields.ts';

const { entries, parts, faults } = await collect();
const today = todayInBrazil(new Date());

function articleOf(id: string): string {
  return parts.find((part) => part.id === id)?.article ?? '';
}

/** The words that a reader sees: no addresses, no marks of Markdown. */
function wordsOf(markdown: string): string[] {
  return markdown
    .replace(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

function unique(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

describe('the catalogue', () => {
  it('has no faulty definition and no faulty article', () => {
    expect(faults).toEqual([]);
  });

  // Others may join them without changing these figures.
  describe('of the agreed calculators', () => {
    const agreed = entries.filter(({ id }) => Object.hasOwn(CONTRACT, id));

    it('has 36 in 37 listings', () => {
      expect(agreed).toHaveLength(36);
      expect(listingCount(agreed)).toBe(37);
      const twice = agreed.filter((entry) => entry.listedIn.length > 1);
      expect(twice.map(({ id, listedIn: hubs }) => [id, hubs])).toEqual([
        ['financeira/financiamento', ['financeira', 'financiamento']],
      ]);
    });

    it('fills every category', () => {
      const counts = Object.fromEntries(categories.map(({ id }) => [id, listedIn(agreed, id).length]));
      expect(counts).toEqual({
        educacional: 6,
        trabalhista: 7,
        financiamento: 5,
        financeira: 7,
        impostos: 7,
        saude: 4,
        previdencia: 1,
      });
    });
  });

  it('calls no two calculators the same', () => {
    expect(unique(entries.map(({ id }) => id))).toBe(true);
    expect(unique(entries.map(({ name }) => name))).toBe(true);
    expect(unique(entries.map(({ title }) => title))).toBe(true);
    expect(unique(entries.map(({ description }) => description))).toBe(true);
  });

  it('marks as popular what the site always did', () => {
    const popular = entries.filter((entry) => entry.popular).map(({ id }) => id);
    for (const id of [
      'educacional/regra-de-tres',
      'educacional/porcentagem',
      'impostos/mei-das',
      'impostos/simples-nacional',
      'impostos/regime-tributario',
      'impostos/irpf',
    ]) {
      expect(popular).toContain(id);
    }
  });

  it('has an icon for every calculator and category', () => {
    const icons = [...entries, ...categories].map(({ icon }) => icon);
    expect(icons.filter((icon) => !existsSync(iconFile(icon)))).toEqual([]);
  });

  it('has one precompiled validator for each, which needs nothing from outside', () => {
    expect(parts.map(({ id }) => id)).toEqual(ids);
    for (const { validatorCode } of parts)
      expect(validatorCode).not.toMatch(/require\(|import |eval|new Function/);
  });
});

/** Whether a refused case is refused by a rule: its sentence, at its field, on its inputs. */
function provesRule(
  definition: Definition,
  index: number,
  refusal: Refusal,
  problems: readonly string[],
): boolean {
  const rule = definition.rules[index];
  if (!rule || !('message' in rule)) return false;
  const path = rule.each === undefined ? rule.field : `${rule.each}.*.${rule.field}`;
  const sentence = new RegExp(
    `^${rule.message
      .split(/\{[^}]*\}/)
      .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
  );
  return (
    pattern(path).test(refusal.field) && sentence.test(refusal.message) && problems.includes(refusal.message)
  );
}

/** A path with `*` for any row, as a pattern. */
function pattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '\\d+')}$`);
}

describe.each(calculators)('%s', (id, calculator) => {
  const { definition } = calculator;
  const { examples, refusals, rules, sources } = definition;

  it('is called as its place says', () => {
    expect(definition.id).toBe(id);
  });

  it('describes itself to people and search engines', () => {
    expect(definition.description.length).toBeGreaterThanOrEqual(40);
    expect(definition.description.length).toBeLessThanOrEqual(200);
    expect(definition.keywords.length).toBeGreaterThanOrEqual(3);
  });

  it('opens its result with the figure that one came for', () => {
    expect(definition.result[0]?.kind).toBe('headline');
  });

  it('shows the steps of the calculation', () => {
    expect(definition.result.some(({ kind }) => kind === 'steps')).toBe(true);
  });

  it('has four examples or more, the first one for visitors, each with its source', () => {
    expect(examples.length).toBeGreaterThanOrEqual(4);
    expect(examples[0]?.testOnly ?? false).toBe(false);
    expect(unique(examples.map(({ title }) => title))).toBe(true);
    for (const { source } of examples) expect(source.length).toBeGreaterThanOrEqual(10);
  });

  it('refuses a case for every rule', () => {
    const unproven = rules.flatMap((rule, index) => {
      if ('warn' in rule && rule.warn !== undefined) return [];
      const proven = refusals.some((refusal) => {
        if (!('check' in rule)) return provesRule(definition, index, refusal, [refusal.message]);
        const context = { today: refusal.today ?? EXAMPLE_DAY };
        const { values } = parseInputs(calculator, refusal.input, context);
        return rule.field === refusal.field && rule.check(values, context) === refusal.message;
      });
      return proven ? [] : [`rules[${index}] (${rule.field})`];
    });
    expect(unproven).toEqual([]);
  });

  it('refuses a case for every sentence of its fields', () => {
    const unproven = ownSentences(definition).filter(
      ({ path, sentence }) =>
        !refusals.some(({ field, message }) => pattern(path).test(field) && message === sentence),
    );
    expect(unproven).toEqual([]);
  });

  it('names its sources, with secure addresses, checked on a day that has been', () => {
    expect(sources.length).toBeGreaterThan(0);
    expect(unique(sources.map(({ url, label }) => `${label} ${url}`))).toBe(true);
    for (const { url, checkedOn } of sources) {
      expect(new URL(url).protocol).toBe('https:');
      expect(parseDate(checkedOn)).toBe(checkedOn);
      expect(checkedOn <= today).toBe(true);
    }
  });

  it('reads as Portuguese', () => {
    const results = examples.map((example) => {
      const day = example.today ?? EXAMPLE_DAY;
      return evaluate(calculator, inputOf(example, day), { today: day });
    });
    const { sources: _titles, ...written } = definition;
    const read = [...sentencesIn(written, false), ...sentencesIn(results, true), articleOf(id)];
    expect(englishWords(read.join(' \n '))).toEqual([]);
  });
});

/** Parts of a definition that people read; the rest are names. */
const READ = new Set([
  'title',
  'name',
  'description',
  'keywords',
  'messages',
  'message',
  'label',
  'text',
  'note',
  'unit',
  'law',
  'source',
  'rowName',
  'addLabel',
]);

/** The texts that people read, at any depth of a definition. */
function sentencesIn(value: unknown, isRead: boolean): string[] {
  if (typeof value === 'string') return isRead ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => sentencesIn(item, isRead));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => sentencesIn(inner, isRead || READ.has(key)));
}

/** Words that Portuguese does not have; what stands in braces or addresses is no word of the text. */
const ENGLISH = new Set(
  'the and must should please invalid required value enter error is are of with not from your you this that field number'.split(
    ' ',
  ),
);

function englishWords(text: string): string[] {
  const read = text.replace(/\{[\w.]+\|[^}]*\}/g, ' ').replace(/https?:\/\/\S+|\]\([^)]*\)/g, ' ');
  return read
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => ENGLISH.has(word));
}

/** Addresses of the site that articles may link to, besides calculators and hubs. */
const PAGES = [
  '/',
  '/blog',
  '/busca',
  '/categorias',
  '/como-funciona',
  '/contato',
  '/privacidade',
  '/termos',
];

describe.each(ids.map((id) => [id, articleOf(id)] as const))('the article of %s', (id, article) => {
  it('has 150 to 450 words', () => {
    const { length } = wordsOf(article);
    expect(length).toBeGreaterThanOrEqual(150);
    expect(length).toBeLessThanOrEqual(450);
  });

  it('follows the common shape, with three to five questions', () => {
    const headings = [...article.matchAll(/^## (.+)$/gm)].map(([, text]) => text);
    for (const heading of ['Como é calculado', 'Exemplo', 'Perguntas frequentes', 'Limites da estimativa']) {
      expect(headings).toContain(heading);
    }
    expect(article).not.toMatch(/^# /m);
    const faq = article.split(/^## Perguntas frequentes$/m)[1]?.split(/^## /m)[0] ?? '';
    const questions = [...faq.matchAll(/^### (.+)$/gm)].map(([, text = '']) => text);
    expect(questions.length).toBeGreaterThanOrEqual(3);
    expect(questions.length).toBeLessThanOrEqual(5);
    for (const question of questions) expect(question).toMatch(/\?$/);
  });

  it('quotes an example, and leaves no brace behind', () => {
    expect(article).not.toMatch(/[{}]/);
    expect(article).not.toContain('NaN');
    expect(article).not.toContain('undefined');
  });

  it('has no HTML, and no calculation that is not a quotation', () => {
    expect(article).not.toMatch(/<[a-z/]/i);
  });

  it('links to pages that exist, and not to itself', () => {
    const targets = [...article.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
    const known = new Set([
      ...PAGES,
      ...ids.map(calculatorPath),
      ...categories.map(({ hubPath }) => hubPath),
    ]);
    const internal = targets.filter((target) => target.startsWith('/'));
    expect(internal.filter((target) => !known.has(target.replace(/[?#].*$/, '')))).toEqual([]);
    expect(internal).not.toContain(calculatorPath(id));
    for (const target of targets.filter((address) => !address.startsWith('/'))) {
      expect(new URL(target).protocol).toBe('https:');
    }
  });
});
