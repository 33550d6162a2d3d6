import { existsSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CalculatorFacts } from '../src/catalogue/page-data.ts';
import { compile, type Compilation } from './compile.ts';
import { catalogueFile, factsFile, moduleFile, readOutput, type Catalogue } from './output.ts';
import { sharedProject } from './testing/project.ts';

const project = sharedProject();
const output = () => join(project.root, '../.cache/calculators');
const compileProject = () => compile(project.root, output());
const moduleCode = (id: string) => readFileSync(moduleFile(id, output()), 'utf8');

/** Lists the files of calculators that a compilation wrote. */
function changedFiles({ changed }: Compilation): string[] {
  const names = changed.map((file) => relative(output(), file).replaceAll('\\', '/'));
  return names.filter((name) => /^saude\/[a-z]\.js(?:on)?$/.test(name)).toSorted();
}

// These tests depend on each other: they change one project step by step.
describe('compile', () => {
  it('writes a module and a JSON file for each definition, and the catalogue', async () => {
    project.add('saude/a');
    expect(await compileProject()).toMatchObject({ faults: [] });
    expect(moduleCode('saude/a')).toMatch(/export \{[^}]*calculator[^}]*\}/);
    expect(moduleCode('saude/a')).not.toContain('Conta à mão');
    const facts = readOutput(factsFile('saude/a', output())) as CalculatorFacts;
    expect(facts).toMatchObject({ entry: { id: 'saude/a' }, related: [], mentions: [] });
    expect(facts.examples.map(({ title }) => title)).toContain('De 1');
    expect(JSON.stringify(facts.article)).toContain('O dobro de 1 é 2.');
    const { pages } = readOutput(catalogueFile(output())) as Catalogue;
    expect(pages).toEqual([{ id: 'saude/a', formerIds: [], fieldKinds: ['number'] }]);
  });

  it('writes nothing without changes, and only the affected files after an edit', async () => {
    expect(await compileProject()).toEqual({ faults: [], changed: [] });
    project.add('saude/b');
    // The related calculator shows the name of the changed one.
    expect(changedFiles(await compileProject())).toEqual(['saude/a.json', 'saude/b.js', 'saude/b.json']);
    expect(await compileProject()).toEqual({ faults: [], changed: [] });
  });

  it('writes the affected files once if another compilation runs, like that of a restarted dev server', async () => {
    project.add('saude/b', { data: { name: 'Dobro ao mesmo tempo' } });
    const both = await Promise.all([compileProject(), compileProject()]);
    expect(both.map(({ faults }) => faults)).toEqual([[], []]);
    expect(both.flatMap(changedFiles).toSorted()).toEqual(['saude/a.json', 'saude/b.js', 'saude/b.json']);
    expect(moduleCode('saude/b')).toContain('Dobro ao mesmo tempo');
  });

  it('removes the files of a deleted definition', async () => {
    unlinkSync(join(project.root, 'saude/b.ts'));
    await compileProject();
    expect(existsSync(moduleFile('saude/b', output()))).toBe(false);
    expect(existsSync(factsFile('saude/b', output()))).toBe(false);
    expect(existsSync(moduleFile('saude/a', output()))).toBe(true);
  });

  it('repeats faults until they are fixed, and compiles the other definitions', async () => {
    project.add('saude/a', { data: { name: 'O dobro mudado' } });
    project.add('saude/b', { compute: '() => { throw new Error("quebrou"); }' });
    const first = await compileProject();
    expect(first.faults.map(({ file }) => file)).toContain('calculators/saude/b.ts');
    expect((await compileProject()).faults).toEqual(first.faults);
    expect(moduleCode('saude/a')).toContain('O dobro mudado');
  });

  it('compiles everything if its files are missing or damaged', async () => {
    writeFileSync(join(output(), 'state.json'), '{"known":');
    writeFileSync(join(output(), 'stamp.json'), 'x');
    expect(changedFiles(await compileProject())).toEqual([]);
    rmSync(output(), { recursive: true });
    expect(changedFiles(await compileProject())).toEqual(['saude/a.js', 'saude/a.json']);
  });
});
