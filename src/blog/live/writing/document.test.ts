import { describe, expect, it } from 'vitest';
import { plainText } from '../../../catalogue/content-node.ts';
import { contentOfHtml } from '../html-content.ts';
import { HOSTILE, UNTIDY, written } from '../testing/hostile-html.ts';
import { changedBlock } from './changed-block.ts';
import { contentOfDocument } from './from-document.ts';
import { documentOf } from './to-document.ts';
import { htmlOfContent } from './write-html.ts';

const throughEditor = (html: string) => htmlOfContent(contentOfDocument(documentOf(contentOfHtml(html))));
const changed = (html: string) => changedBlock(contentOfHtml(html));

describe('a text in the visual editor', () => {
  it.each([
    '<p>Um <strong>dois</strong> <em>três</em> <u>q</u><s>c</s> H<sub>2</sub>O m<sup>2</sup> <code>a=1</code></p>',
    '<h2>Quem</h2>\n<h3>recebe</h3>\n<h4>hoje</h4>',
    '<ul>\n<li>a</li>\n<li>b<ol>\n<li>c</li>\n</ol></li>\n</ul>',
    '<ol start="4">\n<li>a</li>\n</ol>',
    '<ul>\n<li><p>a</p><p>b</p></li>\n</ul>',
    '<ul>\n<li><ul>\n<li>a</li>\n</ul></li>\n</ul>',
    '<blockquote>\n<p>a</p>\n<p>b</p>\n</blockquote>\n<hr>',
    '<table>\n<thead>\n<tr><th>Mês</th><th>Avos</th></tr>\n</thead>\n<tbody>\n<tr><td>Junho</td><td>6/12</td></tr>\n</tbody>\n</table>',
    '<figure><img src="/a.webp" alt="Um &quot;A&quot;"><figcaption>Uma <em>legenda</em></figcaption></figure>',
    '<p>a <img src="/a.webp" alt=""> b</p>',
    '<p><a href="/blog"><strong>a</strong> b</a> c<br>d</p>',
    '<p>a</p>\n<p>[CTA-1]</p>\n<p>b</p>\n<p>[CTA-2]</p>',
    '<pre><code>a\n  b</code></pre>',
    '',
  ])('is preserved: %s', (html) => {
    expect(changed(html)).toBeUndefined();
    expect(throughEditor(html)).toBe(html);
  });

  it.each([
    ['Um\n\nDois\n\n[CTA-1]', '<p>Um</p>\n<p>Dois</p>\n<p>[CTA-1]</p>'],
    ['<p>Um  texto\n  longo </p>', '<p>Um texto longo</p>'],
    ['<p><b>a</b><i>b</i><del>c</del></p>', '<p><strong>a</strong><em>b</em><s>c</s></p>'],
    ['<p><strong><a href="/x">a</a></strong></p>', '<p><a href="/x"><strong>a</strong></a></p>'],
    ['<ul><li><p>a</p></li></ul>', '<ul>\n<li>a</li>\n</ul>'],
    [
      '<table><tr><th>a</th></tr><tr><td>b</td></tr></table>',
      '<table>\n<thead>\n<tr><th>a</th></tr>\n</thead>\n<tbody>\n<tr><td>b</td></tr>\n</tbody>\n</table>',
    ],
  ])('is cleaned up without a visible change: %s', (html, tidy) => {
    expect(changed(html)).toBeUndefined();
    expect(throughEditor(html)).toBe(tidy);
  });

  it.each([
    '<figure><table><tr><td>a</td></tr></table></figure>',
    '<figure><a href="/x"><img src="/a" alt="A"></a></figure>',
    '<figcaption>solta</figcaption>',
    '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>',
    '<pre>a <b>b</b></pre>',
  ])('is reported if the editor would change it: %s', (html) => {
    expect(changed(`<p>Antes</p>${html}`)).toEqual(contentOfHtml(html)[0]);
  });

  it('keeps every word, even of hostile or malformed HTML', () => {
    for (const [html] of [...HOSTILE, ...UNTIDY]) {
      const words = (content: ReturnType<typeof contentOfHtml>) => plainText(content).replaceAll(/\s+/g, '');
      const read = contentOfHtml(html);
      expect(words(contentOfHtml(throughEditor(html))), html).toBe(words(read));
    }
  });

  it('is written as HTML that is read back unchanged', () => {
    for (const [html] of [...HOSTILE, ...UNTIDY]) {
      const read = contentOfHtml(html);
      expect(written(contentOfHtml(htmlOfContent(read))).replaceAll('\n', ''), html).toBe(
        written(read).replaceAll('\n', ''),
      );
    }
  });
});
