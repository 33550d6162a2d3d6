import { describe, expect, it } from 'vitest';
import { ROOT } from '../../build/paths.ts';
import { cyclesIn, folderGraph, importsOf, withoutNesting } from './cycles.ts';
import { LAYER_GRAPH } from './forbidden-imports.ts';

describe('cyclesIn', () => {
  it('finds nodes that depend on each other, directly or indirectly', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', ['a']],
      ['d', []],
      ['e', ['f', 'd']],
      ['f', ['e']],
    ]);
    expect(cyclesIn(graph)).toEqual([
      ['a', 'b', 'c'],
      ['e', 'f'],
    ]);
    expect(
      cyclesIn(
        new Map([
          ['a', ['b', 'c']],
          ['b', ['c']],
          ['c', []],
        ]),
      ),
    ).toEqual([]);
  });
});

describe('folderGraph', () => {
  it('connects siblings, and ignores imports between a folder and its own subfolders', () => {
    const imports = [
      ['src/admin/login/page.tsx', 'src/admin/frame/states.tsx'],
      ['src/admin/login/page.tsx', 'src/admin/messages.ts'],
      ['src/admin/login/page.tsx', 'src/ui/button.tsx'],
      ['src/admin/app.tsx', 'src/admin/login/page.tsx'],
      ['src/app/main.ts', 'calculators/saude/imc.ts'],
    ] as const;
    expect(folderGraph(imports)).toEqual(
      new Map([
        ['src/admin/login', ['src/admin/frame']],
        ['src/admin', ['src/ui']],
        ['src', ['calculators']],
      ]),
    );
  });
});

describe('the project', () => {
  const imports = importsOf(ROOT);

  it('has imports that the test can read', () => {
    expect(imports).toContainEqual(['src/engine/problem.ts', 'src/fields/choice/kind.ts']);
  });

  it('has no dependency cycles between folders', () => {
    expect(cyclesIn(folderGraph(imports))).toEqual([]);
  });

  it('has no cycles of allowed imports between layers', () => {
    expect(cyclesIn(withoutNesting(LAYER_GRAPH))).toEqual([]);
  });

  it('does not import individual calculators in src', () => {
    expect(
      imports.filter(([file, target]) => file.startsWith('src/') && target.startsWith('calculators/')),
    ).toEqual([]);
  });
});
