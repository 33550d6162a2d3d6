import { describe, expect, it } from 'vitest';
import { definitionIds, loadDefinition } from './load.ts';
import { freshProject } from './testing/project.ts';

const project = freshProject();

describe('definitionIds and loadDefinition', () => {
  it('scan the folders of categories, sorted', async () => {
    for (const file of [
      'saude/b.ts',
      'saude/a.ts',
      'impostos/z.ts',
      'saude/a.md',
      'tables/t.ts',
      'categories.ts',
    ]) {
      project.write(file, '');
    }
    expect(await definitionIds(project.root)).toEqual(['impostos/z', 'saude/a', 'saude/b']);
  });

  it('load what a file exports by default', async () => {
    project.add('saude/a');
    expect((await loadDefinition('saude/a', project.root)).name).toBe('Dobro saude/a');
  });
});
