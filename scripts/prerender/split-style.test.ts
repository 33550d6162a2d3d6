import { describe, expect, it } from 'vitest';
import { elementsIn, elementsNamedIn, elementsOf, inlinePart, inputsIn, inputsOf } from './split-style.ts';

const SHEET = [
  '@layer properties{*{--tw-shadow:0;--tw-blur:0}}',
  '@layer theme{:root{--ink:#111;--line:var(--grey);--grey:#888;--red:#f00}}',
  '@layer base{a{color:inherit}hr,p{margin:0}::-webkit-datetime-edit{padding:0}:focus{color:red}}',
  '@layer components{.card{color:var(--ink)}.toast{animation:in 1s}.card>.toast{color:red}}',
  '@layer utilities{.p-4{padding:1rem}.md\\:p-6{@media (width>=48rem){padding:1.5rem}}',
  '.shadow{--tw-shadow:1;box-shadow:var(--tw-shadow);border-color:var(--line)}.blur{--tw-blur:1}',
  '[data-waiting]{opacity:.5}@media print{.hidden{display:none}}.a:not(.b){color:red}}',
  '@property --tw-shadow{syntax:"*";inherits:false}@property --tw-blur{syntax:"*";inherits:false}',
  '@keyframes in{from{opacity:0}}',
  '@media print{body{color:#000}}',
].join('');

const drawn = (
  elements: readonly string[] = [],
  classes: readonly string[] = [],
  inputs: readonly string[] = [],
) => ({
  elements: new Set(elements),
  inputs: new Set(inputs),
  classes: new Set(classes),
});

describe('elementsIn', () => {
  it('are the names of elements', () => {
    expect(elementsIn('<h1>a</h1><input type="date"><br/>&lt;hr>')).toEqual(new Set(['h1', 'input', 'br']));
  });
});

describe('inputsIn', () => {
  it('are the types of inputs that are seen', () => {
    const unseen = '<input type="date" tabindex="-1" aria-hidden="true"/>';
    expect(inputsIn(`<button type="submit"><input name="a"><input type="search">${unseen}`)).toEqual(
      new Set(['text', 'search']),
    );
    expect(inputsIn(`${unseen}<input type="date">`)).toEqual(new Set(['date']));
  });
});

describe('inputsOf', () => {
  it.each([
    ['::-webkit-datetime-edit-month-field', ['date']],
    ['::-webkit-calendar-picker-indicator', ['date']],
    ['::file-selector-button', ['file']],
    ['::-webkit-inner-spin-button', ['number']],
    ['::placeholder', []],
    ['input', []],
  ])('%s', (selector, types) => {
    expect(inputsOf(selector)).toEqual(types);
  });
});

describe('elementsNamedIn', () => {
  it('are whole texts alone', () => {
    const code = 'a("h1",{b:`table`,c:"um b de a",d:\'hr\',type:typeof e=="object"})';
    expect([...elementsNamedIn(code)]).toEqual(['h1', 'table', 'hr', 'object']);
  });
});

describe('elementsOf', () => {
  it.each([
    ['a', ['a']],
    ['h1', ['h1']],
    ['abbr:where([title])', ['abbr']],
    ['button:not(:disabled)', ['button']],
    [':where(select:is([multiple],[size])) optgroup option', ['optgroup', 'option']],
    ['label:has(>input)', ['label']],
    ['::-webkit-datetime-edit-month-field', []],
    ['::placeholder', []],
    [String.raw`.\@container`, []],
    [String.raw`.\[\&_a\]\:p b`, ['b']],
    [':root[data-theme=dark]', []],
    ['*', []],
    [':focus-visible', []],
  ])('%s', (selector, elements) => {
    expect(elementsOf(selector)).toEqual(elements);
  });
});

describe('the inlined part', () => {
  const part = inlinePart(SHEET, drawn(['a', 'p'], ['card', 'p-4', 'shadow', 'md:p-6']));

  it('has the rules for the classes, and those that ask for none', () => {
    expect(part).toContain('.card{color:var(--ink)}');
    expect(part).toContain(String.raw`.md\:p-6{@media (width>=48rem){padding:1.5rem}}`);
    expect(part).toContain('[data-waiting]{opacity:.5}');
    expect(part).toContain('a{color:inherit}');
    expect(part).toContain('p{margin:0}:focus{color:red}');
    expect(part).toContain('@media print{body{color:#000}}');
  });

  it('has none for others, nor what only these mention', () => {
    expect(part).not.toMatch(/toast|blur|hidden|@keyframes|--red|hr|datetime/);
    expect(part).toContain('@property --tw-shadow');
    expect(part).toContain('--line:var(--grey);--grey:#888');
  });

  it('has the parts of inputs that are there', () => {
    expect(inlinePart(SHEET, drawn([], [], ['date']))).toContain('::-webkit-datetime-edit{padding:0}');
  });

  it('keeps the order of layers, even of an empty one', () => {
    expect(inlinePart(SHEET, drawn())).toMatch(/^@layer properties,theme,base,components,utilities;/);
  });

  it('has of what is in no layer what its classes and elements may need', () => {
    const sheet = '@media print{body{a:b}.card{c:d}.toast{e:f}.card q{g:h}.card hr{i:j}}';
    expect(inlinePart(sheet, drawn(['body', 'q'], ['card']))).toMatch(
      /@media print\{body\{a:b\}\.card\{c:d\}\.card q\{g:h\}\}$/,
    );
  });
});
