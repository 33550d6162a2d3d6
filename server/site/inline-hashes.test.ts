import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EMBED_RULE, HEADERS_FILE, inlineHashes, NOTHING_INLINE, siteInlineHashes } from './inline-hashes.ts';
import { headersFile } from './security-headers.ts';

/** SHA-256 of `alert('Hello, world.');`, the example of the Content Security Policy specification. */
const HELLO = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";
const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`;

describe('inlineHashes', () => {
  it('are those of the specification', () => {
    expect(inlineHashes(page("<script>alert('Hello, world.');</script>"))).toEqual({
      scripts: [HELLO],
      styles: [],
    });
    expect(inlineHashes(page("<style>alert('Hello, world.');</style>")).styles).toEqual([HELLO]);
  });

  it('ignore scripts with a file, data, and everything in the body', () => {
    const head = '<script src="/a.js"></script><script type="application/json">{}</script>';
    expect(inlineHashes(page(head, '<script>evil()</script><style>*{}</style>'))).toEqual(NOTHING_INLINE);
  });

  it('of a built site are those that its file of headers names', () => {
    const root = mkdtempSync(join(tmpdir(), 'site-'));
    try {
      expect(siteInlineHashes(root)).toEqual(NOTHING_INLINE);
      const inline = { scripts: [HELLO], styles: [HELLO, "'sha256-AAAA='"] };
      const ofEmbeds = { scripts: ["'sha256-BBBB='"], styles: [HELLO] };
      writeFileSync(join(root, HEADERS_FILE), headersFile({}, inline, ofEmbeds));
      expect(siteInlineHashes(root)).toEqual(inline);
      expect(siteInlineHashes(root, EMBED_RULE)).toEqual(ofEmbeds);
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});
