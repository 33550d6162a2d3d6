import { describe, expect, it } from 'vitest';
import { blocksOf, changesOf, hasClash, mergeForms, mergeTexts } from './merge.ts';
import { emptyForm } from './post-form.ts';

const TEXT = '<h2>Férias</h2>\n<p>Um.</p>\n<p>Dois.</p><ul><li>a</li><li>b</li></ul>\n\nSolto\n';

describe('blocksOf', () => {
  it.each([TEXT, '', 'a', '\n\n', '<p>a</p>', '<p>a</p> <p>b</p>'])(
    'returns blocks that join back to the text: %j',
    (text) => {
      expect(blocksOf(text).join('')).toBe(text);
    },
  );

  it('splits at headings, paragraphs, list items and lines', () => {
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

describe('changesOf', () => {
  it('lists removed and added blocks, and counts unchanged ones', () => {
    const after = `${TEXT.replace('Um.', 'Uma.')}<p>Fim.</p>`;
    expect(changesOf(TEXT, after)).toEqual([
      { at: 0, same: 1, removed: '', added: '' },
      { at: 1, same: 0, removed: '<p>Um.</p>', added: '<p>Uma.</p>' },
      { at: 3, same: 5, removed: '', added: '' },
      { at: 8, same: 0, removed: '', added: '<p>Fim.</p>' },
    ]);
    expect(changesOf('', '')).toEqual([]);
  });
});

/** Merges two people's changes, which must not conflict. */
function mergeCleanly(base: string, mine: string, theirs: string): string {
  const form = (content: string) => ({ ...emptyForm(''), content });
  const merged = mergeForms(form(base), form(mine), form(theirs));
  expect(hasClash(merged)).toBe(false);
  return merged.form.content;
}

describe('merging', () => {
  it('keeps a paragraph added at the start by one person and one added at the end by the other', () => {
    expect(mergeTexts(TEXT, `${TEXT}<p>Fim.</p>`, `<p>Início.</p>${TEXT}`)).toEqual([
      `<p>Início.</p>${TEXT}<p>Fim.</p>`,
    ]);
  });

  it('reports a conflict only in the block that both changed', () => {
    const mine = TEXT.replace('Um.', 'Um só.').replace('<li>b</li>', '<li>c</li>');
    const theirs = TEXT.replace('Um.', 'Uma.');
    expect(mergeTexts(TEXT, mine, theirs)).toEqual([
      '<h2>Férias</h2>\n',
      { mine: '<p>Um só.</p>', theirs: '<p>Uma.</p>' },
      '\n<p>Dois.</p><ul><li>a</li><li>c</li></ul>\n\nSolto\n',
    ]);
  });

  it('takes each change of neighbouring blocks, and asks only about the block that both changed', () => {
    const [base, mine] = ['<p>Um.</p><p>Dois.</p>', '<p>Um.</p><p>Dois e meio.</p>'];
    expect(mergeCleanly(base, mine, '<p>Uma.</p><p>Dois.</p>')).toBe('<p>Uma.</p><p>Dois e meio.</p>');
    expect(mergeTexts(base, mine, '<p>Uma.</p><p>Duas.</p>')).toEqual([
      '<p>Uma.</p>',
      { mine: '<p>Dois e meio.</p>', theirs: '<p>Duas.</p>' },
    ]);
  });

  it('reports a conflict if one deleted what the other changed', () => {
    const merged = mergeTexts(TEXT, TEXT.replace('<p>Um.</p>\n', ''), TEXT.replace('Um.', 'Uma.'));
    expect(merged).toContainEqual({ mine: '', theirs: '<p>Uma.</p>\n' });
  });

  it('combines a block that one changed with blocks that the other added next to it', () => {
    const [base, changed] = ['<p>Um.</p>\n<p>Dois.</p>', '<p>Um.</p>\n<p>Dois e meio.</p>'];
    expect(mergeCleanly(base, `${base}\n<p>Três.</p>`, changed)).toBe(`${changed}\n<p>Três.</p>`);
    expect(mergeCleanly(base, changed, `${base}\n<p>Três.</p>`)).toBe(`${changed}\n<p>Três.</p>`);
    const start = base.replace('<p>Dois.', '<p>Um e meio.</p>\n<p>Dois.');
    expect(mergeCleanly(base, changed, start)).toBe('<p>Um.</p>\n<p>Um e meio.</p>\n<p>Dois e meio.</p>');
  });

  it('reports a conflict if both added text in the same place', () => {
    expect(mergeTexts('<p>a</p>', '<p>a</p><p>b</p>', '<p>a</p><p>c</p>')).toEqual([
      '<p>a</p>',
      { mine: '<p>b</p>', theirs: '<p>c</p>' },
    ]);
  });

  it('reports no conflict if both made the same change', () => {
    const same = TEXT.replace('Dois.', 'Três.');
    expect(mergeTexts(TEXT, same, same)).toEqual([same]);
  });

  it('merges fields that one person changed, and lists those that both changed', () => {
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
