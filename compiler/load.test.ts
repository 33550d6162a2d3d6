import { describe, expect, it } from 'vitest';
import { definitionIds, loadDefinition } from './load.ts';
import { definition, freshProject } from './testing/project.ts';

const project = freshProject();

describe('definitionIds and loadDefinition', () => {
  it('scan the folders of categories in sorted order', async () => {
    for (const file of [
      'saude/b.ts',
      'saude/a.ts',
      'impostos/z.ts',
      'saude/a.md',
      'tabelas/t.ts',
      'categories.ts',
    ]) {
      project.write(file, '');
    }
    expect(await definitionIds(project.root)).toEqual(['impostos/z', 'saude/a', 'saude/b']);
  });

  it('load the default export of a file', async () => {
    project.add('saude/a');
    expect((await loadDefinition('saude/a', project.root)).name).toBe('Dobro saude/a');
  });

  it('load the evidence from the file of the definition or one in its folder, as the same object each time', async () => {
    project.add('saude/a');
    const [card = '', evidence = ''] = definition('saude/b').split('export const evidence');
    project.write('saude/b.ts', `${card}export { evidence } from './b/examples.ts';\n`);
    project.write('saude/b/examples.ts', `export const evidence${evidence}`);
    for (const id of ['saude/a', 'saude/b']) {
      const loaded = await loadDefinition(id, project.root);
      expect(loaded.examples.map(({ title }) => title)).toEqual(['De 1', 'De 2', 'De 3', 'De 4']);
      expect(await loadDefinition(id, project.root)).toBe(loaded);
    }
  });

  it('refuse a file without evidence, with a remedy', async () => {
    const [card = ''] = definition('saude/a').split('export const evidence');
    project.write('saude/a.ts', card);
    await expect(loadDefinition('saude/a', project.root)).rejects.toThrow(
      'calculators/saude/a.ts: não exporta as provas. Acrescente "export const evidence = {…} satisfies EvidenceOf<typeof card>;".',
    );
  });
});
