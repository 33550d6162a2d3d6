import { expect, it } from 'vitest';
import { contentOfHtml } from '../html-content.ts';
import { htmlOfContent } from './write-html.ts';
import { shownContent } from './shown-content.ts';

it.each([
  ['<p>\n a\n  b </p>', '<p>a b</p>'],
  ['<p>a <b> b </b> c</p>', '<p>a <b>b </b>c</p>'],
  ['<p>a <br> b</p>', '<p>a<br>b</p>'],
  [
    '<p>a <img src="/a" alt=""> b <img src="/b" alt=""> </p>',
    '<p>a <img src="/a" alt=""> b <img src="/b" alt=""></p>',
  ],
  ['<p>a<b> b </b></p><p> c</p>', '<p>a<b> b</b></p>\n<p>c</p>'],
  ['<pre> a\n\n b </pre>', '<pre> a\n\n b </pre>'],
  ['<p>a&nbsp; b</p>', '<p>a\u00a0 b</p>'],
  ['<ul><li> a <p> b </p> </li></ul>', '<ul>\n<li>a<p>b</p></li>\n</ul>'],
])('%j is shown as %j', (html, shown) => {
  expect(htmlOfContent(shownContent(contentOfHtml(html)))).toBe(shown);
});
