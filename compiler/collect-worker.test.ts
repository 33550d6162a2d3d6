import { beforeAll, describe, expect, it } from 'vitest';
import { collect, type Collected } from './collect.ts';
import { faultLines, sharedProject } from './testing/project.ts';

const project = sharedProject();

describe('a misbehaving compute', () => {
  let collected: Collected;

  const faultsOf = (id: string) =>
    collected.faults.filter(({ file }) => file === `calculators/saude/${id}.ts`);

  beforeAll(async () => {
    const nan = '({ n }, result) => ({ double: result.number("Dobro", 2), half: NaN })';
    project.add('saude/nan', { compute: nan });
    project.add('saude/erro', { compute: '() => { throw new Error("não sei dobrar"); }' });
    project.add('saude/calcula', { compute: '() => { for (;;) {} }' });
    project.add('saude/espera', { above: 'await new Promise(() => {});\n' });
    // Sleep in the loop, to leave the processor to other tests.
    const napping = 'for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);';
    project.add('saude/le', { above: `${napping}\n` });
    project.add('saude/encerra', { above: "process.getBuiltinModule('process').exit(0);\n" });
    project.add('saude/outro');
    collected = await collect(project.root, 5000);
  });

  it.each([
    ['nan', 'compute devolveu NaN em `half`'],
    ['erro', 'compute lançou um erro: não sei dobrar (calculators/saude/erro.ts, linha'],
  ])('is reported with its cause: %s', (id, problem) => {
    const faults = faultsOf(id);
    expect(faults).toHaveLength(1);
    expect(faults[0]?.place).toBe('examples[0] (De 1)');
    expect(faults[0]?.problem).toContain(problem);
    expect(faults[0]?.problem).toContain('e também em examples[1] (De 2)');
  });

  it('is terminated if it never ends', () => {
    expect(faultLines(['calcula', 'espera', 'le'].flatMap(faultsOf))).toEqual(
      ['calcula', 'espera', 'le'].map(
        (id) => `calculators/saude/${id}.ts › arquivo: não termina: foi parada depois de 5 segundos`,
      ),
    );
  });

  it('cannot exit the process', () => {
    expect(faultsOf('encerra').map(({ problem }) => problem)).toContain('encerrou o programa (código 0)');
  });

  it('does not affect other definitions', () => {
    expect(collected.entries.map(({ id }) => id)).toEqual(['saude/outro']);
  });
});
