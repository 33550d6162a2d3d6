/** Tests the content policy of pages, and the files that block their first paint. */
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { DIST } from '../../build/paths.ts';
import { EMBED_RULE, inlineScripts, siteInlineScripts } from '../../server/site/inline-hashes.ts';
import { embedHeaders, siteHeaders } from '../../server/site/security-headers.ts';
import { files, pageAt, pages, read } from './support/dist.ts';
import { contents, pageModules, tags, values } from './support/html.ts';

/** Maximum size of the inline script, about one network packet. */
const MAX_SCRIPT_BYTES = 1500;
const MAX_EMBED_SCRIPT_BYTES = 2300;

describe.each(pages)('$path', ({ path, html }) => {
  const head = contents(html, 'head')[0] ?? '';
  // Embedded calculators have their own script, and other sites may frame them.
  const isEmbed = path.startsWith('/embed/');
  const rule = isEmbed ? EMBED_RULE : '/*';
  const rules = read('_headers').split('\n\n');

  it('contains the same policy as the headers, for hosts that send none', () => {
    const [policy = ''] = tags(head, 'meta')
      .filter((tag) => tag.get('http-equiv') === 'Content-Security-Policy')
      .map((tag) => tag.get('content') ?? '');
    expect(policy).not.toMatch(/unsafe|\*/);
    const block = rules.find((text) => text.startsWith(`${rule}\n`)) ?? '';
    const [, sent = ''] = /Content-Security-Policy: (.+)/.exec(block) ?? [];
    expect(sent).toBe(`${policy}; frame-ancestors ${isEmbed ? '*' : "'self'"}`);
    const headers = (isEmbed ? embedHeaders : siteHeaders)({}, siteInlineScripts(DIST, rule));
    expect(headers['Content-Security-Policy']).toBe(sent);
  });

  it('contains no inline style, and no inline code except the script that the policy allows', () => {
    const withCode = tags(html).filter((tag) =>
      [...tag.keys()].some((name) => name === 'style' || /^on[a-z]+$/.test(name)),
    );
    expect(withCode).toEqual([]);
    expect(html).not.toMatch(/(?:href|src|action)="javascript:/i);
    const isData = (type = '') => /^application\/(?:ld\+)?json$/.test(type);
    const inline = tags(html, 'script').filter((tag) => !tag.has('src') && !isData(tag.get('type')));
    expect(inline).toHaveLength(1);
    expect(tags(html, 'style')).toEqual([]);
    const [script, ...others] = inlineScripts(html);
    expect(others).toEqual([]);
    expect(head).toContain(`script-src 'self' ${script};`);
    expect(head).toContain("style-src 'self';");
  });

  it('loads only one style sheet, and no script, before its first paint', () => {
    const sheets = tags(html, 'link').filter((tag) => tag.get('rel') === 'stylesheet');
    expect(sheets.map((tag) => files.has(tag.get('href')?.slice(1) ?? ''))).toEqual([true]);
    expect(tags(html, 'script').filter((tag) => tag.has('src'))).toEqual([]);
  });

  it('lists all modules to load, the entry first', () => {
    const { entry, modules: others } = pageModules(html);
    const modules = [entry, ...others];
    expect(modules.length).toBeGreaterThan(1);
    expect(new Set(modules).size).toBe(modules.length);
    for (const address of modules) expect(read(address.slice(1))).not.toBe('');
    // The list must include all static imports, so that the browser loads them in parallel.
    const imports = modules.flatMap((address) =>
      Array.from(
        read(address.slice(1)).matchAll(/\b(?:from|import)\s*["'](\.{1,2}\/[^"']+)["']/g),
        ([, file = '']) => new URL(file, `https://calculario.test${address}`).pathname,
      ),
    );
    expect(imports.filter((address) => !modules.includes(address))).toEqual([]);
  });

  it('loads nothing from other sites', () => {
    const loaded = tags(head, 'link').filter((tag) => tag.get('rel') !== 'canonical');
    const addresses = [
      ...values(html, 'img|script|source|iframe', 'src'),
      ...loaded.map((tag) => tag.get('href') ?? ''),
    ];
    expect(addresses.filter((address) => !/^\/(?!\/)/.test(address))).toEqual([]);
  });
});

describe('the inlined script', () => {
  const scriptOf = (html: string) => /<script>([^]*?)<\/script>/.exec(html)?.[1] ?? '';

  it('is tiny', () => {
    const script = scriptOf(pageAt('/').html);
    expect(script).not.toBe('');
    expect(gzipSync(script).byteLength).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  });

  it('of embedded calculators also sets the palette, and is small', () => {
    const script = scriptOf(pages.find(({ path }) => path.startsWith('/embed/'))?.html ?? '');
    expect(script).not.toBe('');
    expect(gzipSync(script).byteLength).toBeLessThanOrEqual(MAX_EMBED_SCRIPT_BYTES);
  });
});
