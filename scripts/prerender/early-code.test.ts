import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Chunk } from '../build/client-chunks.ts';
import { earlyCode } from './early-code.ts';

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'early-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'assets/base.js'), 'much else');
  writeFileSync(join(dist, 'assets/form.js'), 'form()');
  writeFileSync(join(dist, 'assets/definition.js'), 'a table');
  writeFileSync(join(dist, 'assets/article.js'), 'a figure');
});

afterEach(() => rmSync(dist, { recursive: true }));

const chunk = (fileName: string, moduleId: string): Chunk => ({
  fileName,
  facadeModuleId: null,
  moduleIds: [moduleId],
  imports: [],
});

describe('the code of a page', () => {
  it('is that of its scripts, and of the frame instead of all that the frame comes with', () => {
    const chunks = [
      chunk('assets/base.js', '/x/src/app/shell/shell.tsx'),
      chunk('assets/form.js', '/x/src/form/form.tsx?copy'),
      chunk('assets/definition.js', '/x/calculators/saude/imc.ts'),
      chunk('assets/article.js', '/x/src/parts/content/content.tsx'),
    ];
    const names = new Map([['motion-safe:animate-pulse', 'aB']]);
    const files = ['base.js', 'form.js', 'definition.js', 'article.js', 'style.css'];
    const code = earlyCode(dist, chunks, names)(files.map((file) => `/assets/${file}`));
    expect(code).toContain('form()');
    expect(code).not.toContain('much else');
    expect(code).not.toContain('table');
    expect(code).not.toContain('figure');
    expect(code).toContain(' aB ');
    expect(code).not.toContain('motion-safe:animate-pulse');
  });
});
