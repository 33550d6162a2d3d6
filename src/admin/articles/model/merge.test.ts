import { describe, expect, it } from 'vitest';
import { blocksOf, changesOf, hasClash, mergeForms, mergeTexts } from './merge.ts';
import { emptyForm } from './post-form.ts';

const TEXT = '<h2>Férias</h2>\n<p>Um.</p>\n<p>Dois.</p><ul><li>a</li><li>b</li></ul>\n\nSolto\n';

describe('the blocks of a text', () => {
  it.each([TEXT, '', 'a', '\n\n', '<p>a</p>', '<p>a</p> <p>b</p>'])('are the text again: %j', (text) => {
    expect(blocksOf(text).join('')).toBe(text);
  });

  it('are headings, paragraphs, items and lines', () => {
    expect(blocksOf(TEXT).filter((block) => block.trim() !== '')).toEqual([
      '<h2>Férias</h2>',
      '<p>Um.</p>',
      '<p>Dois.</p>',
      '<ul><li>a</li>',
      '<li>b</li>',
      '</ul>',
      'Solto',
    ]);
  });
});

describe('the way from one text to another', () => {
  it('names what went, what came, and how many blocks stayed', () => {
    const after = `${TEXT.replace('Um.', 'Uma.')}<p>Fim.</p>`;
    expect(changesOf(TEXT, after)).toEqual([
      { at: 0, same: 1, gone: '', come: '' },
      { at: 1, same: 0, gone: '<p>Um.</p>', come: '<p>Uma.</p>' },
      { at: 3, same: 5, gone: '', come: '' },
      { at: 8, same: 0, gone: '', come: '<p>Fim.</p>' },
    ]);
    expect(changesOf('', '')).toEqual([]);
  });
});

/** The text that two people's changes make, where nothing is left to choose. */
function together(base: string, mine: string, theirs: string): string {
  const form = (content: string) => ({ ...emptyForm(''), content });
  const merged = mergeForms(form(base), form(mine), form(theirs));
  expect(hasClash(merged)).toBe(false);
  return merged.form.content;
}

describe('merging', () => {
  it('keeps a first paragraph of one person and a last one of the other', () => {
    expect(mergeTexts(TEXT, `${TEXT}<p>Fim.</p>`, `<p>Início.</p>${TEXT}`)).toEqual([
      `<p>Início.</p>${TEXT}<p>Fim.</p>`,
    ]);
  });

  it('asks where both changed one block, and only there', () => {
    const mine = TEXT.replace('Um.', 'Um só.').replace('<li>b</li>', '<li>c</li>');
    const theirs = TEXT.replace('Um.', 'Uma.');
    expect(mergeTexts(TEXT, mine, theirs)).toEqual([
      '<h2>Férias</h2>\n',
      { mine: '<p>Um só.</p>', theirs: '<p>Uma.</p>' },
      '\n<p>Dois.</p><ul><li>a</li><li>c</li></ul>\n\nSolto\n',
    ]);
  });

  it('asks where one deleted what the other changed', () => {
    const merged = mergeTexts(TEXT, TEXT.replace('<p>Um.</p>\n', ''), TEXT.replace('Um.', 'Uma.'));
    expect(merged).toContainEqual({ mine: '', theirs: '<p>Uma.</p>\n' });
  });

  it('does not ask where one changed a block and the other added some beside it', () => {
    const [base, changed] = ['<p>Um.</p>\n<p>Dois.</p>', '<p>Um.</p>\n<p>Dois e meio.</p>'];
    expect(together(base, `${base}\n<p>Três.</p>`, changed)).toBe(`${changed}\n<p>Três.</p>`);
    expect(together(base, changed, `${base}\n<p>Três.</p>`)).toBe(`${changed}\n<p>Três.</p>`);
    const start = base.replace('<p>Dois.', '<p>Um e meio.</p>\n<p>Dois.');
    expect(together(base, changed, start)).toBe('<p>Um.</p>\n<p>Um e meio.</p>\n<p>Dois e meio.</p>');
  });

  it('asks where both added something at one place', () => {
    expect(mergeTexts('<p>a</p>', '<p>a</p><p>b</p>', '<p>a</p><p>c</p>')).toEqual([
      '<p>a</p>',
      { mine: '<p>b</p>', theirs: '<p>c</p>' },
    ]);
  });

  it('does not ask where both made the same change', () => {
    const same = TEXT.replace('Dois.', 'Três.');
    expect(mergeTexts(TEXT, same, same)).toEqual([same]);
  });

  it('takes each field that one person changed, and names those that both did', () => {
    const base = { ...emptyForm('2026-11-20'), title: 'Férias', content: TEXT };
    const mine = { ...base, title: 'Minhas férias', excerpt: 'Meu', content: `${TEXT}<p>Fim.</p>` };
    const theirs = { ...base, title: 'Férias dela', read_time: '9', content: `<p>Início.</p>${TEXT}` };
    const merged = mergeForms(base, mine, theirs);
    expect(merged.fields).toEqual(['title']);
    expect(merged.form).toEqual({ ...mine, read_time: '9', content: `<p>Início.</p>${TEXT}<p>Fim.</p>` });
    expect(hasClash(merged)).toBe(true);
    expect(hasClash(mergeForms(base, { ...mine, title: 'Férias' }, theirs))).toBe(false);
  });
});
