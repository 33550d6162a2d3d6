import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { describe, expect, it } from 'vitest';
import {
  contentOfDocument,
  contentOfHtml,
  documentOf,
  htmlOfContent,
  type DocumentNode,
} from '../blog/live/writing.ts';
import { takeTransfer } from './clipboard.ts';
import { insertDocument } from './insert-document.ts';
import { extensions } from './extensions.ts';
import { uploadQueue } from './upload-queue.ts';

const uploads = uploadQueue(async () => ({ kind: 'stored', address: '/a.webp' }));
const schema = getSchema(extensions(uploads));
const oneLine = (html: string) => html.replaceAll('\n', '');

/** The text after an insertion at the `|`, or over the text between two of them; typing goes on at the new `|`. */
function inserted(text: string, insert: (view: EditorView) => void): string {
  const doc = schema.nodeFromJSON(documentOf(contentOfHtml(text)));
  const marks: number[] = [];
  doc.descendants((node, at) => {
    for (const { index } of node.text?.matchAll(/\|/g) ?? []) marks.push(at + index);
  });
  const [from = 0, to = from + 1] = marks;
  let state = EditorState.create({ doc });
  const { tr } = state;
  if (marks.length > 1) tr.delete(to, to + 1);
  tr.delete(from, from + 1);
  state = state.apply(tr.setSelection(TextSelection.create(tr.doc, from, to - 1)));
  const view = {
    get state() {
      return state;
    },
    dispatch: (change) => {
      state = state.apply(change);
    },
  } as Pick<EditorView, 'state' | 'dispatch'>;
  insert(view as EditorView);
  state.doc.check();
  const end = state.apply(state.tr.insertText('|')).doc.toJSON() as DocumentNode;
  return oneLine(htmlOfContent(contentOfDocument(end)));
}

const after = (text: string, html: string) =>
  inserted(text, (view) => insertDocument(view, documentOf(contentOfHtml(html))));

const LIST = '<ul><li>a</li><li>b</li></ul>';
const MIXED = '<h2>T</h2><ul><li>a</li></ul><p>p</p>';
const PASTED = '<h2>T</h2><ul><li>a</li></ul><p>p|</p>';
const FIGURE = '<figure><img src="/imagens/x.png" alt=""></figure>';

const cells = (cell: string) => `<table><tbody><tr><td>${cell}</td><td>Dois</td></tr></tbody></table>`;

describe('a paste into a list item', () => {
  it.each([
    [
      'after text',
      '<ol><li>Um|</li><li>Dois</li></ol>',
      `<ol><li>Um</li></ol>${PASTED}<ol start="2"><li>Dois</li></ol>`,
    ],
    [
      'amid text',
      '<ul><li>U|m</li><li>Dois</li></ul>',
      `<ul><li>U</li></ul>${PASTED}<ul><li>m</li><li>Dois</li></ul>`,
    ],
    [
      'amid text of a list that continues another',
      '<ol start="4"><li>Quatro</li><li>C|inco</li></ol>',
      `<ol start="4"><li>Quatro</li><li>C</li></ol>${PASTED}<ol start="6"><li>inco</li></ol>`,
    ],
    ['before text', '<ul><li>|Um</li></ul>', `${PASTED}<ul><li>Um</li></ul>`],
    ['over text', '<ul><li>U|m</li><li>Do|is</li></ul>', `<ul><li>U</li></ul>${PASTED}<ul><li>is</li></ul>`],
    ['as a new item', '<ul><li>Um</li><li>|</li></ul>', `<ul><li>Um</li></ul>${PASTED}`],
    ['as the only item', '<ul><li>|</li></ul>', PASTED],
    [
      'with a nested list',
      '<ul><li>Um|<ul><li>Dentro</li></ul></li></ul>',
      `<ul><li>Um</li></ul>${PASTED}<ul><li><ul><li>Dentro</li></ul></li></ul>`,
    ],
    [
      'of a nested list',
      '<ul><li>Um<ul><li>Den|tro</li></ul></li><li>Dois</li></ul>',
      `<ul><li>Um<ul><li>Den</li></ul></li></ul>${PASTED}<ul><li><ul><li>tro</li></ul></li><li>Dois</li></ul>`,
    ],
    [
      'in a quote',
      '<blockquote><ul><li>U|m</li></ul></blockquote>',
      `<blockquote><ul><li>U</li></ul></blockquote>${PASTED}<blockquote><ul><li>m</li></ul></blockquote>`,
    ],
  ])('puts blocks between the halves of the list: %s', (_where, text, result) => {
    expect(after(text, MIXED)).toBe(result);
  });

  it.each([
    ['list', LIST, '<ul><li>Ua</li><li>b|m</li></ul>'],
    [
      'lists of two kinds',
      '<ol><li>a</li></ol><ul><li>b</li></ul>',
      '<ul><li>U</li></ul><ol><li>a</li></ol><ul><li>b|</li></ul><ul><li>m</li></ul>',
    ],
    ['paragraphs', '<p>a</p><p>b</p>', '<ul><li><p>Ua</p><p>b|m</p></li></ul>'],
    ['picture', FIGURE, `<ul><li><p>U</p>${FIGURE}<p>|m</p></li></ul>`],
    ['line of a heading', '<h2>T</h2>', '<ul><li>UT|m</li></ul>'],
    ['table', cells('1'), `<ul><li>U</li></ul>${cells('1').replace('Dois', 'Dois|')}<ul><li>m</li></ul>`],
    ['call', '<p>[CTA-1]</p><p>x</p>', '<ul><li>U</li></ul><p>[CTA-1]</p><p>x|</p><ul><li>m</li></ul>'],
  ])('keeps the structure of the %s', (_what, html, result) => {
    expect(after('<ul><li>U|m</li></ul>', html)).toBe(result);
  });
});

describe('a paste into a quote', () => {
  it.each([
    ['after text', '<blockquote><p>Um|</p></blockquote>', `<blockquote><p>Um</p></blockquote>${PASTED}`],
    [
      'amid text',
      '<blockquote><p>U|m</p></blockquote>',
      `<blockquote><p>U</p></blockquote>${PASTED}<blockquote><p>m</p></blockquote>`,
    ],
    ['without text', '<blockquote><p>|</p></blockquote>', `<blockquote>${PASTED}</blockquote>`],
  ])('keeps the types of blocks: %s', (_where, text, result) => {
    expect(after(text, MIXED)).toBe(result);
  });

  it('joins paragraphs with its own', () => {
    expect(after('<blockquote><p>U|m</p></blockquote>', '<p>a</p><p>b</p>')).toBe(
      '<blockquote><p>Ua</p><p>b|m</p></blockquote>',
    );
  });
});

describe('a paste into a table cell', () => {
  it.each([
    ['blocks after text', 'Um|', MIXED, `<p>Um</p>${PASTED}`],
    ['blocks amid text', 'U|m', MIXED, `<p>U</p>${PASTED}<p>m</p>`],
    ['blocks in an empty cell', '|', MIXED, PASTED],
    ['a list after text', 'Um|', LIST, 'Um<ul><li>a</li><li>b|</li></ul>'],
    ['marks and paragraphs', '|', '<p>a <b>n</b></p><p>b</p>', '<p>a <strong>n</strong></p><p>b|</p>'],
    [
      'blocks in a list of the cell',
      '<ul><li>U|m</li></ul>',
      MIXED,
      `<ul><li>U</li></ul>${PASTED}<ul><li>m</li></ul>`,
    ],
    ['calls, as marks', 'Um|', '<p>[CTA-1]</p><h2>T</h2>', '<p>Um[CTA-1]</p><h2>T|</h2>'],
  ])('keeps the table and the form of %s', (_what, cell, html, result) => {
    expect(after(cells(cell), html)).toBe(cells(result));
  });
});

it.each([
  ['<p>Paga |por mês.</p>', '<p>Paga R$ 10,00|por mês.</p>'],
  ['<ul><li>Paga |</li></ul>', '<ul><li>Paga R$ 10,00|</li></ul>'],
  ['<h2>Paga |</h2>', '<h2>Paga R$ 10,00|</h2>'],
])('puts the number of a single spreadsheet cell into the line: %s', (text, result) => {
  expect(after(text, '<table><tr><td>R$ 10,00</td></tr></table>')).toBe(result);
});

it.each([
  ['after text', '<p>Um|</p>', `<p>Um</p>${FIGURE}<p>|</p>`],
  ['amid text', '<p>U|m</p>', `<p>U</p>${FIGURE}<p>|</p><p>m</p>`],
  ['on an empty line', '<p>Um</p><p>|</p><p>Dois</p>', `<p>Um</p>${FIGURE}<p>|</p><p>Dois</p>`],
])('leaves the caret on a line after a picture, not in its caption: %s', (_where, text, result) => {
  expect(after(text, FIGURE)).toBe(result);
});

describe('a table pasted into a cell', () => {
  const table = (...rows: string[]) =>
    `<table><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`;
  const PAIR =
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>';

  it('fills the cells from there on, and adds the missing ones', () => {
    expect(after(table('<td>Um</td><td>Dois|</td>'), PAIR)).toBe(
      table('<td>Um</td><td>A</td><td>B</td>', '<td></td><td>1</td><td>2|</td>'),
    );
  });

  it('keeps the heading of the table', () => {
    const head = '<thead><tr><th>|Um</th><th>Dois</th></tr></thead>';
    const rest = '<tbody><tr><td>1</td><td>2|</td></tr></tbody></table>';
    expect(after(`<table>${head}</table>`, PAIR)).toBe(
      `<table><thead><tr><th>A</th><th>B</th></tr></thead>${rest}`,
    );
  });
});

it('fills an empty list in the only cell of a row', () => {
  const rows = (cell: string) =>
    `<table><tbody><tr><td>${cell}</td></tr><tr><td>Dois</td></tr></tbody></table>`;
  expect(after(rows('<ul><li>|</li></ul>'), MIXED)).toBe(rows(PASTED));
});

describe('a paste over paragraphs', () => {
  it('keeps the types of its blocks, and the rest of the text apart from them', () => {
    expect(after('<p>A|bc</p><p>de|f</p>', MIXED)).toBe(`<p>A</p>${PASTED}<p>f</p>`);
    expect(after('<p>A|bc</p><ul><li>de|f</li></ul>', MIXED)).toBe(`<p>A</p>${PASTED}<p>f</p>`);
    expect(after('<p>Antes|</p>', '<p>a</p><ul><li>b</li></ul>')).toBe('<p>Antesa</p><ul><li>b|</li></ul>');
    expect(after('<p>|</p>', MIXED)).toBe(PASTED);
  });
});

describe('several paragraphs pasted into a heading', () => {
  const TWO = '<p>a</p><p>b</p>';
  it.each([
    ['inside its text', '<h2>Tí|tulo</h2>', '<h2>Tí</h2><p>a</p><p>b|</p><h2>tulo</h2>'],
    ['after it', '<h2>Título|</h2><p>x</p>', '<h2>Título</h2><p>a</p><p>b|</p><p>x</p>'],
    ['before it', '<h2>|Título</h2>', '<p>a</p><p>b|</p><h2>Título</h2>'],
    ['over a part', '<h2>Tí|tu|lo</h2>', '<h2>Tí</h2><p>a</p><p>b|</p><h2>lo</h2>'],
  ])('stay paragraphs, and the heading stays a heading: %s', (_where, text, result) => {
    expect(after(text, TWO)).toBe(result);
  });

  it('do not include a single line, which joins it', () => {
    expect(after('<h2>Tí|tulo</h2>', '<p>a</p>')).toBe('<h2>Tía|tulo</h2>');
  });
});

describe('the spaces around a part of a line', () => {
  const transfer = (html: string, text: string) =>
    ({
      getData: (type: string) => (type === 'text/html' ? html : text),
      files: [],
    }) as unknown as DataTransfer;
  const parts = { uploads, onLost: () => {} };
  it.each([
    ['words from the editor', '<p data-pm-slice="1 1 []">bem </p>', 'bem '],
    ['words of a heading', '<h2>bem </h2>', 'bem '],
    ['plain text', '', 'bem '],
  ])('stay: %s', (_what, html, text) => {
    const result = inserted('<p>Muito |pago</p>', (view) => takeTransfer(view, transfer(html, text), parts));
    expect(result).toBe('<p>Muito bem |pago</p>');
  });
});
