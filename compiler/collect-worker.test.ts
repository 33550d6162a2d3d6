import { describe, expect, it } from 'vitest';
import { collect } from './collect.ts';
import { freshProject, faultLines } from './testing/project.ts';

const project = freshProject();

describe('a compute that misbehaves', () => {
  it.each([
    [
      '({ n }, result) => ({ double: result.number("Dobro", 2), half: NaN })',
      'compute devolveu NaN em `half`',
    ],
    [
      '() => { throw new Error("não sei dobrar"); }',
      'compute lançou um erro: não sei dobrar (calculators/saude/dobro.ts, linha',
    ],
  ])('is reported with its own message: %s', async (compute, problem) => {
    project.add('saude/dobro', { compute });
    const { faults } = await collect(project.root);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ file: 'calculators/saude/dobro.ts', place: 'examples[0] (De 1)' });
    expect(faults[0]?.problem).toContain(problem);
    expect(faults[0]?.problem).toContain('e também em examples[1] (De 2)');
  });

  it('is stopped if it never ends, and the others are collected', async () => {
    project.add('saude/calcula', { compute: '() => { for (;;) {} }' });
    project.add('saude/espera', { above: 'await new Promise(() => {});\n' });
    project.add('saude/le', { above: 'for (;;) {}\n' });
    project.add('saude/outro');
    const { entries, faults } = await collect(project.root, 5000);
    expect(faultLines(faults)).toEqual(
      ['calcula', 'espera', 'le'].map(
        (name) => `calculators/saude/${name}.ts › arquivo: não termina: foi parada depois de 5 segundos`,
      ),
    );
    expect(entries.map(({ id }) => id)).toEqual(['saude/outro']);
  });

  it('cannot end the program', async () => {
    project.add('saude/dobro', { above: "process.getBuiltinModule('process').exit(0);\n" });
    const { faults } = await collect(project.root);
    expect(faults.map(({ problem }) => problem)).toContain('encerrou o programa (código 0)');
  });
});
