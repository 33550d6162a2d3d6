/** Pages run under a policy without inline code and styles, and load few blocking resources. */
import { describe, expect, it } from 'vitest';
import { pages, read } from './support/dist.ts';
import { contents, tags, values } from './support/html.ts';

/** Less than one network packet. */
const LARGEST_BLOCKING_BYTES = 1000;

describe.each(pages)('$path', ({ html }) => {
  const head = contents(html, 'head')[0] ?? '';

  it('carries the policy itself, for hosts that send no headers', () => {
    const [policy = ''] = tags(head, 'meta')
      .filter((tag) => tag.get('http-equiv') === 'Content-Security-Policy')
      .map((tag) => tag.get('content') ?? '');
    expect(policy).toMatch(/default-src 'self'; script-src 'self'; style-src 'self'/);
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it('holds no code and no style of its own', () => {
    const withCode = tags(html).filter((tag) =>
      [...tag.keys()].some((name) => name === 'style' || /^on[a-z]+$/.test(name)),
    );
    expect(withCode).toEqual([]);
    expect(html).not.toMatch(/<style[\s>]/);
    expect(html).not.toMatch(/(?:href|src|action)="javascript:/i);
    const isData = (type = '') => /^application\/(?:ld\+)?json$/.test(type);
    const inline = tags(html, 'script').filter((tag) => !tag.has('src') && !isData(tag.get('type')));
    expect(inline).toEqual([]);
  });

  it('blocks rendering only for one style sheet and a tiny script', () => {
    const sheets = tags(html, 'link').filter((tag) => tag.get('rel') === 'stylesheet');
    expect(sheets).toHaveLength(1);
    const scripts = tags(html, 'script').filter((tag) => tag.has('src'));
    const blocking = scripts.filter((tag) => tag.get('type') !== 'module' && !tag.has('defer'));
    expect(blocking.map((tag) => tag.get('src'))).toEqual(['/tema.js']);
    expect(scripts).toHaveLength(2);
  });

  it('loads nothing from elsewhere', () => {
    const loaded = tags(head, 'link').filter((tag) => tag.get('rel') !== 'canonical');
    const addresses = [
      ...values(html, 'img|script|source|iframe', 'src'),
      ...loaded.map((tag) => tag.get('href') ?? ''),
    ];
    expect(addresses.filter((address) => !/^\/(?!\/)/.test(address))).toEqual([]);
  });
});

describe('the render-blocking script', () => {
  it('is tiny', () => {
    expect(Buffer.byteLength(read('tema.js'))).toBeLessThanOrEqual(LARGEST_BLOCKING_BYTES);
  });
});
