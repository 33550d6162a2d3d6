import { describe, expect, it } from 'vitest';
import { editFor, insertBlock, pictureHtml, type EditKind } from './html-edits.ts';

/** Applies an edit to a text in which `[` and `]` enclose the selection, and shows the new selection alike. */
function edited(kind: EditKind, marked: string): string {
  const start = marked.indexOf('{');
  const end = marked.indexOf('}') - 1;
  const text = marked.replaceAll(/[{}]/g, '');
  const { from, to, insert, selection } = editFor(kind, { text, start, end });
  const after = text.slice(0, from) + insert + text.slice(to);
  return `${after.slice(0, selection[0])}{${after.slice(...selection)}}${after.slice(selection[1])}`;
}

describe('editFor', () => {
  const cases: [kind: EditKind, before: string, after: string][] = [
    ['bold', 'a {b} c', 'a <strong>{b}</strong> c'],
    ['bold', 'a {} c', 'a <strong>{texto}</strong> c'],
    ['italic', '{a}', '<em>{a}</em>'],
    ['h2', '{Título}', '<h2>{Título}</h2>'],
    ['h2', 'antes {Título} depois', 'antes \n<h2>{Título}</h2>\n depois'],
    ['h3', 'antes\n{ x }\ndepois', 'antes\n<h3>{x}</h3>\ndepois'],
    ['list', '{um\n\n dois }', '<ul>\n  <li>{um}</li>\n  <li>dois</li>\n</ul>'],
    ['list', '{}', '<ul>\n  <li>{texto}</li>\n</ul>'],
    ['list', 'a\n{b}', 'a\n<ul>\n  <li>{b}</li>\n</ul>'],
    ['link', 'veja {aqui}.', 'veja <a href="{https://}">aqui</a>.'],
    ['link', '{}', '<a href="{https://}">texto</a>'],
    ['cta-1', 'a{b}c', 'ab\n[CTA-1]\n{}c'],
    ['cta-2', '{}', '[CTA-2]{}'],
  ];

  it.each(cases)('%s: %j', (kind, before, after) => {
    expect(edited(kind, before)).toBe(after);
  });
});

describe('pictures in the text', () => {
  it('are written so that nothing in their description ends the attribute', () => {
    expect(pictureHtml('/a.webp', '1 < 2 & "3"')).toBe(
      '<figure><img src="/a.webp" alt="1 &lt; 2 &amp; &quot;3&quot;"></figure>',
    );
  });

  it('stand on lines of their own', () => {
    expect(insertBlock({ text: 'ab', start: 1, end: 1 }, 'X')).toMatchObject({
      from: 1,
      to: 1,
      insert: '\nX\n',
    });
  });
});
