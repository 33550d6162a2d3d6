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
      chunk('assets/form.js', '/x/src/form/form.tsx'),
    ];
    const code = earlyCode(dist, chunks)(['/assets/base.js', '/assets/form.js', '/assets/style.css']);
    expect(code).toContain('form()');
    expect(code).not.toContain('much else');
    expect(code).toContain('motion-safe:animate-pulse');
  });
});
