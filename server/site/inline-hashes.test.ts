import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EMBED_RULE, HEADERS_FILE, inlineScripts, siteInlineScripts } from './inline-hashes.ts';
import { headersFile } from './security-headers.ts';

/** SHA-256 of `alert('Hello, world.');`, from the Content Security Policy specification. */
const HELLO = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";
const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`;

describe('inlineScripts', () => {
  it('hashes the example of the specification correctly', () => {
    expect(inlineScripts(page("<script>alert('Hello, world.');</script>"))).toEqual([HELLO]);
  });

  it('ignores script files, data, and scripts in the body', () => {
    const head = '<script src="/a.js"></script><script type="application/json">{}</script>';
    expect(inlineScripts(page(head, '<script>evil()</script>'))).toEqual([]);
  });
});

describe('siteInlineScripts', () => {
  it("reads the hashes from the site's `_headers` file", () => {
    const root = mkdtempSync(join(tmpdir(), 'site-'));
    try {
      expect(siteInlineScripts(root)).toEqual([]);
      writeFileSync(join(root, HEADERS_FILE), headersFile({}, [HELLO], ["'sha256-BBBB='"]));
      expect(siteInlineScripts(root)).toEqual([HELLO]);
      expect(siteInlineScripts(root, EMBED_RULE)).toEqual(["'sha256-BBBB='"]);
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});
