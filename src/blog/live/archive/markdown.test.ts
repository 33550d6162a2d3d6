import { describe, expect, it } from 'vitest';
import { contentOfHtml } from '../html-content.ts';
import { HOSTILE } from '../testing/hostile-html.ts';
import { contentOfMarkdown, markdownOf, sameContent } from './markdown.ts';
import { shownContent } from '../writing/shown-content.ts';

const written = (html: string) => markdownOf(contentOfHtml(html)).trim();

describe('content as Markdown', () => {
  it.each([
    [
      'headings',
      '<h2>Um &amp; dois</h2><h3>Três</h3><h4>Quatro</h4>',
      '## Um & dois\n\n### Três\n\n#### Quatro',
    ],
    ['emphasis', '<p>a <strong>b</strong> <em>c</em> <del>d</del></p>', 'a **b** *c* ~~d~~'],
    ['a link', '<p><a href="/blog">Blog</a></p>', '[Blog](/blog)'],
    ['a list', '<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
    ['a list that continues another', '<ol start="4"><li>a</li><li>b</li></ol>', '4. a\n5. b'],
    [
      'a table',
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
      '| a |\n| - |\n| 1 |',
    ],
    ['a picture', '<p><img src="/a.webp" alt="Uma praia"></p>', '![Uma praia](/a.webp)'],
    ['marks of calls to action', '<p>[CTA-1]</p><p>a</p><p>[CTA-2]</p>', '[CTA-1]\n\na\n\n[CTA-2]'],
    ['wrapped lines', '<p>\n  a\n  b\n</p>', 'a b'],
    [
      'elements that Markdown lacks',
      '<p>H<sub>2</sub>O, <u>x</u>, <b>y</b></p>',
      'H<sub>2</sub>O, <u>x</u>, <b>y</b>',
    ],
    [
      'a figure with a caption',
      '<figure><img src="/a.webp" alt="A"><figcaption>Fonte</figcaption></figure>',
      '<figure><img src="/a.webp" alt="A"><figcaption>Fonte</figcaption></figure>',
    ],
  ])('converts %s', (_what, html, markdown) => {
    expect(written(html)).toBe(markdown);
    expect(contentOfMarkdown(markdown)).toEqual(shownContent(contentOfHtml(html)));
  });

  it('writes quotes as HTML that would be nested too deeply in Markdown', () => {
    const html = `${'<blockquote>'.repeat(501)}<p>a</p>${'</blockquote>'.repeat(501)}`;
    const content = contentOfHtml(html);
    const markdown = markdownOf(content);
    expect(markdown).toMatch(/^<blockquote>/);
    expect(sameContent(contentOfMarkdown(markdown), content)).toBe(true);
  });

  it.each([
    [
      'a table with a figure',
      '<table><tr><td><figure><img src="/a.png"></figure></td><td><ul><li>x</li></ul></td></tr></table>',
    ],
    ['a table without a head', '<table><tr><th>a</th><td>1</td></tr></table>'],
    ['two lists in a row', '<ul><li>a</li></ul><ul><li>b</li></ul><ol><li>c</li></ol><ol><li>d</li></ol>'],
    ['code with empty lines', '<pre>a\n\n\n  b</pre><pre><code>x\n\ny</code></pre>'],
    ['items with paragraphs', '<ol><li><p>a</p><p>b</p></li><li>c<ul><li>d</li></ul></li></ol>'],
    [
      'Markdown syntax in the text',
      '<p># a</p><p>1. b * c _d_ [e](f) `g` | h ~~i~~ &lt;b&gt;</p><p>- x</p><p>[a]: /b</p>',
    ],
    ['addresses in the text', '<p>www.example.com, https://example.com e a@example.com</p>'],
    ['footnotes and tasks', '<p>[^1]</p><p>[^1]: a</p><ul><li>[ ] a</li></ul>'],
    ['line breaks', '<p>a<br>b<br><br>c</p><blockquote><p>a</p><p>b</p></blockquote><hr>'],
    ['words partly bold', '<p>a<strong> b </strong>c<em>d</em>e <strong><em>f</em></strong></p>'],
    [
      'a bar in a cell',
      '<table><thead><tr><th>a|b</th></tr></thead><tbody><tr><td>x<br>y</td></tr></tbody></table>',
    ],
    ['invisible characters', '<p>a&nbsp;b&shy;c 💡</p>'],
    ['empty content', ''],
  ])('preserves %s in a round trip', (_what, html) => {
    const content = contentOfHtml(html);
    expect(contentOfMarkdown(markdownOf(content))).toEqual(shownContent(content));
  });

  it.each(HOSTILE)('sanitizes %s in a round trip', (html) => {
    const content = contentOfHtml(html);
    expect(sameContent(contentOfMarkdown(markdownOf(content)), content)).toBe(true);
  });

  it.each(HOSTILE)('sanitizes %s in Markdown', (html, expected) => {
    const text = JSON.stringify(contentOfMarkdown(html));
    for (const sign of ['script', 'onerror', 'javascript:', 'iframe', 'style']) {
      if (!expected.includes(sign)) expect(text).not.toContain(`"tag":"${sign}`);
    }
    expect(text).not.toMatch(/"(?:href|src)":"(?:javascript|data|vbscript|\/\/)/i);
  });

  it('refuses a table whose short rows expand to a million cells', () => {
    const head = `${'|a'.repeat(400)}|\n${'|-'.repeat(400)}|\n`;
    expect(() => contentOfMarkdown(head + '|\n'.repeat(2500))).toThrow(RangeError);
    expect(contentOfMarkdown(`${head}|b|\n`)).toHaveLength(1);
  });

  it.each([
    ['~a', 'strikethrough'],
    ['*a', 'emphasis'],
    ['[a](', 'links'],
    ['a\n-\n', 'headings'],
    ['- ', 'nested lists'],
  ])('refuses thousands of %j, which could take minutes (%s)', (marks) => {
    expect(() => contentOfMarkdown(`${marks.repeat(5000)}b`)).toThrow(RangeError);
  });

  it.each(['> a', '>> a', '- a', '1. a', '[^1]\n\n[^1]: a'])(
    'refuses thousands of lines that continue the block of %j, which could take minutes',
    (opening) => {
      expect(() => contentOfMarkdown(`${opening}\n${'b\n'.repeat(20_000)}`)).toThrow(RangeError);
      expect(() => contentOfMarkdown(`${opening}\n${'b\r'.repeat(20_000)}`)).toThrow(RangeError);
      expect(() => contentOfMarkdown(`${opening}\n`.repeat(3) + 'b\n'.repeat(300))).not.toThrow();
    },
  );

  it('reads thousands of lines in paragraphs and lists', () => {
    expect(contentOfMarkdown('a\n'.repeat(3000))).toHaveLength(1);
    expect(contentOfMarkdown(`${'- a\n'.repeat(1000)}\n${'b\n'.repeat(1500)}`)).toHaveLength(2);
  });

  it('reads hundreds of marks in a paragraph, and thousands in a text, a list or a table', () => {
    const paragraph = '*a* **b** ~~c~~ [d](/e) '.repeat(30);
    expect(contentOfMarkdown(`${paragraph}\n\n`.repeat(30))).toHaveLength(30);
    expect(contentOfMarkdown('- **a**\n'.repeat(1000))).toHaveLength(1);
    expect(contentOfMarkdown(`|a|b|\n|-|-|\n${'|**a**|**b**|\n'.repeat(500)}`)).toHaveLength(1);
  });

  it('renames pictures in Markdown and in HTML', () => {
    const content = contentOfHtml(
      '<p><img src="/fotos/a.png" alt=""></p><figure><img src="/fotos/b.png" alt=""></figure>',
    );
    const markdown = markdownOf(content, (address) => address.replace('/fotos/', '../imagens/'));
    expect(markdown).toContain('../imagens/a.png');
    expect(markdown).toContain('../imagens/b.png');
    expect(contentOfMarkdown(markdown, (name) => name.replace('../imagens/', '/fotos/'))).toEqual(content);
  });
});
