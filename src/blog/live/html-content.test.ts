import { describe, expect, it } from 'vitest';
import { contentOfHtml } from './html-content.ts';
import { HOSTILE, UNTIDY, written } from './testing/hostile-html.ts';

describe('HTML of an article', () => {
  it.each(HOSTILE)('is read without hostile parts: %s', (html, content) => {
    expect(written(contentOfHtml(html))).toBe(content);
  });

  it.each(UNTIDY)('is cleaned up: %s', (html, content) => {
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
    ['<ol start=3 type=a><li>a</ol>', '<ol start="3"><li>a</li></ol>'],
    ['<ol start=1><li>a</ol><ol start=-2><li>b</ol>', '<ol><li>a</li></ol><ol><li>b</li></ol>'],
    ['<ol start=x><li>a</ol><ol start=1e9><li>b</ol>', '<ol><li>a</li></ol><ol><li>b</li></ol>'],
    ['<p>a<br/>b</p><hr><p>c', '<p>a<br>b</p><hr><p>c</p>'],
    [
      '<figure><img src="/a.png" alt="a &lt; b"></figure>',
      '<figure><img src="/a.png" alt="a &lt; b"></figure>',
    ],
    ['<p>f&eacute;rias &#38; &#xE7;&atilde;o &nada; &hellip;</p>', '<p>férias &amp; ção &amp;nada; …</p>'],
    ['<p>1 < 2 e 3 > 2</p>', '<p>1 &lt; 2 e 3 &gt; 2</p>'],
    ['<p>a</b></p></p>b', '<p>a</p><p>b</p>'],
    ['', ''],
  ])('is read as browsers do: %s', (html, content) => {
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

  it('keeps the paragraphs, lists and tables of a Google Docs document wrapped in one element', () => {
    const html =
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5f0c"><h2 dir="ltr"><span>Quem recebe</span></h2>' +
      '<p dir="ltr"><span style="font-weight:400">Todo empregado com carteira.</span></p><br />' +
      '<ul><li dir="ltr"><p role="presentation"><span>Doméstico</span></p></li><li dir="ltr"><p><span>Rural</span></p></li></ul>' +
      '<div align="left"><table><colgroup><col /></colgroup><tbody><tr><td><p>Mês</p></td><td><p>Avos</p></td></tr>' +
      '<tr><td><p>Junho</p></td><td><p>6/12</p></td></tr></tbody></table></div></b>';
    expect(written(contentOfHtml(html))).toBe(
      '<h2>Quem recebe</h2><p>Todo empregado com carteira.</p>' +
        '<ul><li><p>Doméstico</p></li><li><p>Rural</p></li></ul>' +
        '<table><tbody><tr><td><p>Mês</p></td><td><p>Avos</p></td></tr><tr><td><p>Junho</p></td><td><p>6/12</p></td></tr></tbody></table>',
    );
  });

  it.each([
    [
      '<em>a <u>b</u><ul><li>c</li><li><p>d</p></li></ul>e</em>',
      '<p><em>a <u>b</u></em></p><ul><li><em>c</em></li><li><p><em>d</em></p></li></ul><p><em>e</em></p>',
    ],
    [
      '<strong><table><tr><th>a</th><td>b</td></tr></table></strong>',
      '<table><tbody><tr><th><strong>a</strong></th><td><strong>b</strong></td></tr></tbody></table>',
    ],
    [
      '<b><i><b><blockquote>a<p>b</p></blockquote></b></i></b>',
      '<blockquote><p><i><b>a</b></i></p><p><i><b>b</b></i></p></blockquote>',
    ],
    ['<a href="javascript:x"><p>a</p></a>', '<p>a</p>'],
    ['<p><b style="font-weight: 400">a</b> <b style="font-weight: 700">b</b></p>', '<p>a <b>b</b></p>'],
  ])('keeps the blocks within an inline element: %s', (html, content) => {
    expect(written(contentOfHtml(html))).toBe(content);
  });

  it('does not multiply elements around many blocks', () => {
    const nodes = contentOfHtml(`${'<b>'.repeat(500)}${'<p>a</p>'.repeat(10_000)}`);
    expect(nodes).toHaveLength(10_000);
    expect(nodes[0]).toEqual({ tag: 'p', children: [{ tag: 'b', children: ['a'] }] });
  });

  it('takes linear time for unclosed elements', () => {
    // Measure CPU time, which a busy machine does not extend.
    const before = process.cpuUsage();
    contentOfHtml('<a b="'.repeat(20_000));
    contentOfHtml('<!--'.repeat(20_000));
    contentOfHtml('&'.repeat(100_000));
    expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
  });

  it.each(['<div>', '<b>', '<blockquote>', '<ul><li>', '<table><tr><td>', '<svg>'])(
    'reports that content within thousands of %s cannot be shown',
    (tag) => {
      expect(written(contentOfHtml(`${tag.repeat(50_000)}a`))).toMatch(
        /^<p>Este conteúdo não pode ser mostrado/,
      );
    },
  );
});
