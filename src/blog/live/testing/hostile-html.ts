/** Hostile or malformed HTML with the content expected from it, and a function that writes content as HTML. */
import type { ContentNode } from '../../../catalogue/content-node.ts';

/** Hostile input, and its remaining content. */
export const HOSTILE: readonly [html: string, content: string][] = [
  // Code
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<p>a<script src="https://evil.example/x.js"></script>b</p>', '<p>ab</p>'],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>', '<p>ipt&gt;alert(1)ipt&gt;</p>'],
  ['<SCRIPT>alert(1)</SCRIPT>', ''],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
  ['<template><script>alert(1)</script></template>', ''],
  // Event handlers
  ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<img src="/a.webp" onload="alert(1)" alt="A">', '<p><img src="/a.webp" alt="A"></p>'],
  ['<body onload=alert(1)><p>a</p>', '<p>a</p>'],
  ['<details open ontoggle=alert(1)><summary>a</summary>b</details>', '<p>a</p><p>b</p>'],
  [
    '<a href="/x" onmouseover=alert(1) autofocus onfocus=alert(1) tabindex=1>a</a>',
    '<p><a href="/x">a</a></p>',
  ],
  ['<video src=x onerror=alert(1)>a</video><audio autoplay src=x></audio>', ''],
  ['<marquee onstart=alert(1)>a</marquee>', '<p>a</p>'],
  // Addresses
  ['<a href="javascript:alert(1)">a</a>', '<p>a</p>'],
  ['<a href="JaVaScRiPt:alert(1)">a</a>', '<p>a</p>'],
  ['<a href=" &#14; javascript:alert(1)">a</a>', '<p>a</p>'],
  ['<a href="java&#9;script:alert(1)">a</a>', '<p>a</p>'],
  ['<a href="java&NewLine;script&colon;alert(1)">a</a>', '<p>a</p>'],
  ['<a href="&#106;avascript:alert(1)">a</a>', '<p>a</p>'],
  ['<a href="vbscript:x">a</a>', '<p>a</p>'],
  ['<a href="data:text/html,<script>alert(1)</script>">a</a>', '<p>a</p>'],
  ['<a href="blob:https://x/y">a</a>', '<p>a</p>'],
  ['<a href="file:///etc/passwd">a</a>', '<p>a</p>'],
  ['<a href="//evil.example">a</a>', '<p>a</p>'],
  ['<a href="/\\evil.example">a</a>', '<p>a</p>'],
  ['<a href="/&#9;/evil.example">a</a>', '<p>a</p>'],
  ['<a href="https:evil.example">a</a>', '<p>a</p>'],
  ['<a href="blog">a</a>', '<p>a</p>'],
  ['<a>a</a>', '<p>a</p>'],
  ['<a href=" /blog ">a</a>', '<p><a href="/blog">a</a></p>'],
  [
    '<a href="https://example.com/?a=b&amp;c" target=_blank rel=opener ping="https://evil.example">a</a>',
    '<p><a href="https://example.com/?a=b&amp;c">a</a></p>',
  ],
  ['<a href="mailto:a@example.com">a</a>', '<p><a href="mailto:a@example.com">a</a></p>'],
  ['<img src="http://example.com/a.png">', ''],
  ['<img src="data:image/png;base64,AAAA">', ''],
  ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
  ['<img src="javascript:alert(1)">', ''],
  ['<img src="//evil.example/a.png">', ''],
  [
    '<img src="https://example.com/a.png" srcset="https://evil.example/b.png 2x" alt=\'"><script>\'>',
    '<p><img src="https://example.com/a.png" alt="&quot;&gt;&lt;script&gt;"></p>',
  ],
  ['<img longdesc="javascript:alert(1)" src="/a" usemap="#x">', '<p><img src="/a" alt=""></p>'],
  // Frames, forms, embedded objects
  ['<iframe src="https://evil.example"></iframe><p>a</p>', '<p>a</p>'],
  ['<iframe srcdoc="<script>alert(1)</script>">x</iframe>', ''],
  ['<object data="https://evil.example">a</object><embed src="x">', '<p>a</p>'],
  ['<form action="https://evil.example"><input name=senha><button>Entrar</button></form>', '<p>Entrar</p>'],
  ['<button formaction="javascript:alert(1)">a</button>', '<p>a</p>'],
  ['<select><option>a</option></select><textarea>b</textarea>', '<p>ab</p>'],
  ['<base href="https://evil.example/"><link rel=stylesheet href="https://evil.example/x.css">', ''],
  ['<meta http-equiv="refresh" content="0;url=https://evil.example">', ''],
  ['<portal src="https://evil.example"></portal><frameset><frame src=x></frameset>', ''],
  // Styles
  ['<style>body{display:none}</style><p>a</p>', '<p>a</p>'],
  ['<p style="position:fixed;inset:0;background:url(https://evil.example)">a</p>', '<p>a</p>'],
  ['<p class="fixed inset-0" id="root" data-x="1" aria-hidden="true" role="alert">a</p>', '<p>a</p>'],
  ['<font color=red size=7>a</font><center>b</center>', '<p>a</p><p>b</p>'],
  // Embedded SVG and MathML
  ['<svg onload=alert(1)><script>alert(1)</script><text>a</text></svg>', ''],
  ['<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>', ''],
  ['<svg><foreignObject><iframe src=javascript:alert(1)></foreignObject></svg>', ''],
  [
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    '',
  ],
  ['<math href="javascript:alert(1)">a</math>', ''],
  ['<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>', ''],
  // Parser confusion
  ['<p id="document"><a name="cookie">a</a></p>', '<p>a</p>'],
  ['<!-- <p>a</p> --><p>b</p><!--[if IE]><script>alert(1)</script><![endif]-->', '<p>b</p>'],
  ['<?xml version="1.0"?><![CDATA[<img src=x onerror=alert(1)>]]>', '<p>]]&gt;</p>'],
  ['<p>1 < 2 && 3 > 2</p>', '<p>1 &lt; 2 &amp;&amp; 3 &gt; 2</p>'],
  ['<p title="<img src=x onerror=alert(1)>">a', '<p>a</p>'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['<xmp><img src=x onerror=alert(1)></xmp>', ''],
  ['<plaintext><img src=x onerror=alert(1)>', ''],
  ['<x-y is="z"><slot>a</slot></x-y>', '<p>a</p>'],
];

/** Malformed but harmless HTML, and its content. */
export const UNTIDY: readonly [html: string, content: string][] = [
  ['<h1>A</h1><h2>B</h2><h5>C</h5><h6>D</h6>', '<h2>A</h2><h2>B</h2><h4>C</h4><h4>D</h4>'],
  ['<div><p>a</p>b<div>c<span>d</span></div></div>', '<p>a</p><p>b</p><p>cd</p>'],
  ['um\n\ndois <b>três</b>\n \nquatro', '<p>um</p><p>dois <b>três</b></p><p>quatro</p>'],
  ['<p></p><p>&nbsp;</p><p><br></p><p>a<br>b</p>', '<p>a<br>b</p>'],
  [
    '<ul>a<li>b</li><p>c</p><ul><li>d</li></ul></ul>',
    '<ul><li>b</li><li><p>c</p></li><li><ul><li>d</li></ul></li></ul>',
  ],
  ['<li>solto</li>', '<p>solto</p>'],
  [
    '<table><caption>x</caption><tr><th scope=row>a<td colspan=2>b</table>',
    '<table><tbody><tr><th>a</th><td>b</td></tr></tbody></table>',
  ],
  [
    '<table>\n <thead>\n <tr>\n <th>a</th>\n </tr>\n </thead>\n</table>',
    '<table><thead><tr><th>a</th></tr></thead></table>',
  ],
  ['<b><p>a</p></b><a href="/x"><h3>b</h3></a>', '<p><b>a</b></p><h3><a href="/x">b</a></h3>'],
  [
    '<i>a<b><b>b<p>c</p>d</b></b></i>',
    '<p><i>a</i></p><p><i><b>b</b></i></p><p><i><b>c</b></i></p><p><i><b>d</b></i></p>',
  ],
  ['<blockquote>a<p>b</p></blockquote>', '<blockquote><p>a</p><p>b</p></blockquote>'],
  [
    '<figure><img src="/a" alt="A"><figcaption>b</figcaption></figure>',
    '<figure><img src="/a" alt="A"><figcaption>b</figcaption></figure>',
  ],
  ['<pre><code>a\n  b</code></pre><hr>', '<pre><code>a\n  b</code></pre><hr>'],
  ['<p>a</p>[CTA-1]<p>b</p>', '<p>a</p><p>[CTA-1]</p><p>b</p>'],
  ['', ''],
];

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const VOID = new Set(['img', 'br', 'hr']);

/** Content as HTML, with every attribute. */
export function written(nodes: readonly ContentNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node);
      const { tag, children = [], ...attributes } = node;
      const shown = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
      return `<${tag}${shown.join('')}>${VOID.has(tag) ? '' : `${written(children)}</${tag}>`}`;
    })
    .join('');
}
