import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inlineHashes } from './inline-hashes.ts';
import { pageHeaders } from './page-headers.ts';

const HOME = '<head><style>a{}</style></head>';
const styleOf = (html: string) => inlineHashes(html).styles.join(' ');
const BLOG = '<head><style>b{}</style></head>';
const policy = (styles: string) =>
  `script-src 'self' 'sha256-x='; style-src 'self' ${styles}; frame-ancestors 'self'`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'calculario-headers-'));
  writeFileSync(join(root, 'index.html'), HOME);
  writeFileSync(join(root, 'foreign.html'), '<head><style>c{}</style></head>');
});
afterEach(() => rmSync(root, { recursive: true }));

const of = (file: string | undefined) =>
  Object.fromEntries(
    pageHeaders(root, {
      'Content-Security-Policy': policy(`${styleOf(HOME)} ${styleOf(BLOG)}`),
      'X-Content-Type-Options': 'nosniff',
    })(file),
  );

it('allows of the site’s styles the one that the page holds', () => {
  expect(of('index.html')).toEqual({
    'Content-Security-Policy': policy(styleOf(HOME)),
    'X-Content-Type-Options': 'nosniff',
  });
});

it('allows no style that the site’s policy does not', () => {
  expect(of('foreign.html')['Content-Security-Policy']).toContain("style-src 'self';");
});

it.each([undefined, 'assets/app.js'])('is that of the whole site for %s', (file) => {
  expect(of(file)['Content-Security-Policy']).toBe(policy(`${styleOf(HOME)} ${styleOf(BLOG)}`));
});
