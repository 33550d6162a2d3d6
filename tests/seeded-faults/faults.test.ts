import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../build/paths.ts';
import { FAULTS } from './faults.ts';

describe.each(FAULTS)('the seeded fault “$name”', ({ file, find, check }) => {
  it('replaces a text that its file contains exactly once, and names existing tests', () => {
    expect(readFileSync(join(ROOT, file), 'utf8').split(find)).toHaveLength(2);
    const files = 'files' in check ? check.files : [];
    expect(files.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
  });
});
