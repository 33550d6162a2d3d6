import { describe, expect, it } from 'vitest';
import { contentOfHtml } from './html-content.ts';
import { HOSTILE, UNTIDY, written } from './testing/hostile-html.ts';

describe('HTML of an article', () => {
  it.each(HOSTILE)('loses what is hostile: %s', (html, content) => {
    expect(written(contentOfHtml(html))).toBe(content);
  });

  it.each(UNTIDY)('is tidied up: %s', (html, content) => {
    expect(written(contentOfHtml(html))).toBe(content);
  });

  it.each([
    ['<p>Um <strong>dois</strong></p><h2>Três</h2>', '<p>Um <strong>dois</strong></p><h2>Três</h2>'],
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    [
      '<p>a<ul><li>b<li>c<ul><li>d</ul></ul>e',
      '<p>a</p><ul><li>b</li><li>c<ul><li>d</li></ul></li></ul><p>e</p>',
    ],
    ['Um\n\nDois', '<p>Um</p><p>Dois</p>'],
    ['<h1>a</h1><div><p>b</p>c</div>', '<h2>a</h2><p>b</p><p>c</p>'],
    [
      '<table><tr><th>a<td>b<tr><td>c</table>',
      '<table><tbody><tr><th>a</th><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
    ],
    ['<P><A HREF="/blog?a=1&amp;b=2">x</A></P>', '<p><a href="/blog?a=1&amp;b=2">x</a></p>'],
    [
      "<p><a href='https://example.com'>x <a href=/y>z</a></p>",
      '<p><a href="https://example.com">x </a><a href="/y">z</a></p>',
    ],
    ['<p>a<br/>b</p><hr><p>c', '<p>a<br>b</p><hr><p>c</p>'],
    [
      '<figure><img src="/a.png" alt="a &lt; b"></figure>',
      '<figure><img src="/a.png" alt="a &lt; b"></figure>',
    ],
    ['<p>f&eacute;rias &#38; &#xE7;&atilde;o &nada; &hellip;</p>', '<p>férias &amp; ção &amp;nada; …</p>'],
    ['<p>1 < 2 e 3 > 2</p>', '<p>1 &lt; 2 e 3 &gt; 2</p>'],
    ['<p>a</b></p></p>b', '<p>a</p><p>b</p>'],
    ['', ''],
  ])('%s', (html, content) => {
    expect(written(contentOfHtml(html))).toBe(content);
  });

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT >alert("</p>")',
    '<p><script>"</p>"; a</script></p>',
    '<style>p{}</style><!-- <p>a</p> -->',
    '<iframe src="https://example.com">a</iframe>',
    '<svg><a href="javascript:x">a</a></svg>',
    '<img src="javascript:x" onerror="x">',
    '<!doctype html><?xml a?></ >',
    '<template><p>a</template><video>a</video><noscript>a</noscript>',
  ])('removes %s', (html) => {
    expect(contentOfHtml(html)).toEqual([]);
  });

  it.each([
    'javascript:x',
    ' java\nscript:x',
    '&#106;avascript:x',
    'data:text/html,x',
    '//example.com',
    'vbscript:x',
  ])('keeps only the text of a link to %j', (address) => {
    expect(contentOfHtml(`<p><a href="${address}">a</a></p>`)).toEqual([{ tag: 'p', children: ['a'] }]);
  });

  it('takes linear time, whatever is left unclosed', () => {
    const started = performance.now();
    contentOfHtml('<a b="'.repeat(20_000));
    contentOfHtml('<!--'.repeat(20_000));
    contentOfHtml('&'.repeat(100_000));
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it.each(['<div>', '<b>', '<blockquote>', '<ul><li>', '<table><tr><td>', '<svg>'])(
    'says that content within thousands of %s cannot be shown',
    (tag) => {
      expect(written(contentOfHtml(`${tag.repeat(50_000)}a`))).toMatch(
        /^<p>Este conteúdo não pode ser mostrado/,
      );
    },
  );
});
