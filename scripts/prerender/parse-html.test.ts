import { describe, expect, it } from 'vitest';
import type { ContentNode } from '../../src/blog/content/content-node.ts';
import { contentOfNodes } from '../../src/blog/live/html-content.ts';
import { parseHtml } from './parse-html.ts';

const contentOf = (html: string) => contentOfNodes(parseHtml(html));

/** Content serialized to HTML, for readable comparisons. */
function written(nodes: readonly ContentNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const { tag, href, src, alt, children = [] } = node;
      const attributes = Object.entries({ href, src, alt }).filter(([, value]) => value !== undefined);
      return `<${[tag, ...attributes.map(([name, value]) => `${name}=${value}`)].join(' ')}>${written(children)}</${tag}>`;
    })
    .join('');
}

describe('HTML of an article without a browser', () => {
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
    ['<P><A HREF="/blog?a=1&amp;b=2">x</A></P>', '<p><a href=/blog?a=1&b=2>x</a></p>'],
    [
      "<p><a href='https://example.com'>x <a href=/y>z</a></p>",
      '<p><a href=https://example.com>x </a><a href=/y>z</a></p>',
    ],
    ['<p>a<br/>b</p><hr><p>c', '<p>a<br></br>b</p><hr></hr><p>c</p>'],
    [
      '<figure><img src="/a.png" alt="a &lt; b"></figure>',
      '<figure><img src=/a.png alt=a < b></img></figure>',
    ],
    ['<p>f&eacute;rias &#38; &#xE7;&atilde;o &nada; &hellip;</p>', '<p>férias & ção &nada; …</p>'],
    ['<p>1 < 2 e 3 > 2</p>', '<p>1 < 2 e 3 > 2</p>'],
    ['<p>a</b></p></p>b', '<p>a</p><p>b</p>'],
    ['', ''],
  ])('%s', (html, content) => {
    expect(written(contentOf(html))).toBe(content);
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
    '<textarea><p>a</textarea><select><option>a</select>',
  ])('removes %s', (html) => {
    expect(contentOf(html)).toEqual([]);
  });

  it.each([
    'javascript:x',
    ' java\nscript:x',
    '&#106;avascript:x',
    'data:text/html,x',
    '//example.com',
    'vbscript:x',
  ])('keeps only the text of a link to %j', (address) => {
    expect(contentOf(`<p><a href="${address}">a</a></p>`)).toEqual([{ tag: 'p', children: ['a'] }]);
  });

  it('takes linear time, whatever is left unclosed', () => {
    const started = performance.now();
    contentOf('<a b="'.repeat(20_000));
    contentOf('<!--'.repeat(20_000));
    contentOf('&'.repeat(100_000));
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
