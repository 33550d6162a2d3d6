/** Pages run under a policy that names the only inline code and style, and paint without loading anything. */
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { DIST } from '../../scripts/build/paths.ts';
import { EMBED_RULE, inlineHashes, siteInlineHashes } from '../../server/site/inline-hashes.ts';
import { embedHeaders, siteHeaders } from '../../server/site/security-headers.ts';
import { files, pageAt, pages, read } from './support/dist.ts';
import { contents, tags, values } from './support/html.ts';

/** About one network packet, compressed. */
const LARGEST_SCRIPT_BYTES = 1500;
const LARGEST_EMBED_SCRIPT_BYTES = 2300;

/** Loaded once a page is used, or with the modules that draw it. */
const [STYLE_SHEET = ''] = [...files]
  .filter((file) => /^assets\/estilos-\w+\.css$/.test(file))
  .map((file) => `/${file}`);

/** What only the administration's frame has, which no HTML holds. */
const OF_ADMINISTRATION = 'padding-left:calc(var(--spacing) * 64)';

describe.each(pages)('$path', ({ path, html }) => {
  const head = contents(html, 'head')[0] ?? '';
  // Those for other sites have a script of their own, and may be framed.
  const isEmbed = path.startsWith('/embed/');
  const rule = isEmbed ? EMBED_RULE : '/*';
  const rules = read('_headers').split('\n\n');

  it('carries the policy itself, for hosts that send no headers; that in the headers allows all pages their styles', () => {
    const [policy = ''] = tags(head, 'meta')
      .filter((tag) => tag.get('http-equiv') === 'Content-Security-Policy')
      .map((tag) => tag.get('content') ?? '');
    expect(policy).not.toMatch(/unsafe|\*/);
    const block = rules.find((text) => text.startsWith(`${rule}\n`)) ?? '';
    const [, sent = ''] = /Content-Security-Policy: (.+)/.exec(block) ?? [];
    const [, own = ''] = /style-src 'self' ([^;]*)/.exec(policy) ?? [];
    const { styles } = siteInlineHashes(DIST, rule);
    expect(styles).toContain(own);
    expect(sent).toBe(
      `${policy.replace(own, () => styles.join(' '))}; frame-ancestors ${isEmbed ? '*' : "'self'"}`,
    );
    const headers = (isEmbed ? embedHeaders : siteHeaders)({}, siteInlineHashes(DIST, rule));
    expect(headers['Content-Security-Policy']).toBe(sent);
  });

  it('holds no code and no style of its own but those that the policy names by their hashes', () => {
    const withCode = tags(html).filter((tag) =>
      [...tag.keys()].some((name) => name === 'style' || /^on[a-z]+$/.test(name)),
    );
    expect(withCode).toEqual([]);
    expect(html).not.toMatch(/(?:href|src|action)="javascript:/i);
    const isData = (type = '') => /^application\/(?:ld\+)?json$/.test(type);
    const inline = tags(html, 'script').filter((tag) => !tag.has('src') && !isData(tag.get('type')));
    expect(inline).toHaveLength(1);
    expect(tags(html, 'style')).toHaveLength(1);
    const allowed = inlineHashes(html);
    expect([allowed.scripts.length, allowed.styles.length]).toEqual([1, 1]);
    expect(head).toContain(`script-src 'self' ${allowed.scripts[0]};`);
    expect(head).toContain(`style-src 'self' ${allowed.styles[0]};`);
  });

  it('loads nothing before its first paint', () => {
    expect(tags(html, 'link').filter((tag) => tag.get('rel') === 'stylesheet')).toEqual([]);
    expect(tags(html, 'script').filter((tag) => tag.has('src'))).toEqual([]);
  });

  it('names modules that exist, the entry first, so that they load at once', () => {
    const [, list = '[]'] =
      /<script type="application\/json" id="modulos">([^<]*)<\/script>/.exec(html) ?? [];
    const modules = JSON.parse(list) as string[];
    expect(modules.length).toBeGreaterThan(1);
    expect(modules.filter((address) => address.endsWith('.css'))).toEqual([STYLE_SHEET]);
    expect(new Set(modules).size).toBe(modules.length);
    for (const address of modules) expect(read(address.slice(1))).not.toBe('');
    // What they import statically is in the list: nothing is found out one level deeper.
    const imports = modules.flatMap((address) =>
      Array.from(
        read(address.slice(1)).matchAll(/\b(?:from|import)\s*["']\.\/([^"']+)["']/g),
        ([, file = '']) => `/assets/${file}`,
      ),
    );
    expect(imports.filter((address) => !modules.includes(address))).toEqual([]);
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

describe('the inlined styles', () => {
  it('are few, because the header names each', () => {
    expect(siteInlineHashes(DIST).styles.length).toBeLessThanOrEqual(7);
  });

  it('have what the HTML is drawn with, and no other classes', () => {
    for (const { path, html } of pages) {
      const [style = ''] = contents(html, 'style');
      expect(style, path).toContain('@layer properties,theme,base,components,utilities;');
      expect(style, path).toContain('.sr-only{');
      expect(style, path).not.toContain(OF_ADMINISTRATION);
    }
    expect(read(STYLE_SHEET.slice(1))).toContain(OF_ADMINISTRATION);
  });
});

describe('the inlined script', () => {
  const scriptOf = (html: string) => /<script>([^]*?)<\/script>/.exec(html)?.[1] ?? '';

  it('is tiny', () => {
    const script = scriptOf(pageAt('/').html);
    expect(script).not.toBe('');
    expect(gzipSync(script).byteLength).toBeLessThanOrEqual(LARGEST_SCRIPT_BYTES);
  });

  it('of calculators within other sites makes a palette besides, and is small', () => {
    const script = scriptOf(pages.find(({ path }) => path.startsWith('/embed/'))?.html ?? '');
    expect(script).not.toBe('');
    expect(gzipSync(script).byteLength).toBeLessThanOrEqual(LARGEST_EMBED_SCRIPT_BYTES);
  });
});
