import { describe, expect, it } from 'vitest';
import { embeddedOfHtml, picturesOfHtml } from './html-media.ts';

describe('picturesOfHtml', () => {
  it('finds pictures at any depth, even those that are not allowed', () => {
    const html =
      '<b><p>a<img src="data:image/png;base64,AAAA"></p><figure><img src="/a.webp" alt="&lt;1&gt;"></figure></b>' +
      '<table><tr><td><IMG SRC="file:///C:/a.png"></td></tr></table><img alt="x"><script><img src="/no"></script>';
    expect(picturesOfHtml(html)).toEqual([
      { address: 'data:image/png;base64,AAAA', alt: '' },
      { address: '/a.webp', alt: '<1>' },
      { address: 'file:///C:/a.png', alt: '' },
    ]);
  });

  it('returns none if the HTML is nested too deeply to read', () => {
    expect(picturesOfHtml(`${'<div>'.repeat(50_000)}<img src="/a.webp">`)).toEqual([]);
  });
});

describe('embeddedOfHtml', () => {
  it('finds media that are not shown, but no decorations, code or text', () => {
    const html =
      '<p>a<IFRAME src="https://www.youtube.com/embed/x"></iframe></p><div><video><source></video></div><audio></audio>' +
      '<object><embed></object><embed><math><mi>x</mi></math><svg><path/></svg><svg aria-hidden="true"></svg>' +
      '<pre>&lt;video></pre><script>"<audio>"</script>';
    expect(embeddedOfHtml(html)).toEqual(['iframe', 'video', 'audio', 'object', 'embed', 'math', 'svg']);
    expect(embeddedOfHtml('<p>&lt;iframe> <!-- <video> --></p>')).toEqual([]);
    expect(embeddedOfHtml(`${'<div>'.repeat(50_000)}<video>`)).toEqual([]);
  });
});
