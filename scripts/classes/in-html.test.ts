import { describe, expect, it } from 'vitest';
import { classesIn, renamedHtml } from './in-html.ts';

describe('classesIn', () => {
  it('are those of all elements, decoded', () => {
    const html = '<p class="p-4 [&amp;_a]:x">a</p><b class="p-4 &gt;y">class="z"</b><i data-class="q"></i>';
    expect(classesIn('<p class="p-4 [&amp;_a]:x"><b class="p-4 [&gt;a]:y">')).toEqual(
      new Set(['p-4', '[&_a]:x', '[>a]:y']),
    );
    expect(classesIn(html).has('q')).toBe(false);
  });
});

describe('renamedHtml', () => {
  it('renames what is a class of an element, however it is written, and nothing else', () => {
    const names = new Map([
      ['p-4', 'aB'],
      ['[&_a]:x', 'c3'],
    ]);
    const html =
      '<p class="p-4 [&amp;_a]:x card" title="p-4" data-class="p-4">p-4</p><i class="">class="p-4</i>';
    expect(renamedHtml(html, names)).toBe(
      '<p class="aB c3 card" title="p-4" data-class="p-4">p-4</p><i class="">class="p-4</i>',
    );
  });
});
