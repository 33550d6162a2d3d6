import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { allImports, importsOf, keepSurface, surfaceModule } from './surface.ts';

const nothingOwn = () => false;

describe('what a module imports', () => {
  it('is told by module and name, apart from what it loads when asked', () => {
    const code =
      "import { a as x, b } from '/um.ts'; import c from '/um.ts'; import d from './own.js'; const e = () => import('/dois.ts');";
    const { names, later } = importsOf(code, (source) => source.startsWith('./'));
    expect([...names]).toEqual([['/um.ts', new Set(['a', 'b', 'default'])]]);
    expect([...later]).toEqual(['/dois.ts']);
  });

  it('may be a module without a file', () => {
    const code = String.raw`import { a } from '\0virtual:um'; const b = () => import('\0virtual:dois');`;
    const { names, later } = importsOf(code, nothingOwn);
    expect([...names.keys(), ...later]).toEqual(['\0virtual:um', '\0virtual:dois']);
  });

  it('may not be a whole module under one name', () => {
    expect(() => importsOf("import * as um from '/um.ts';", nothingOwn)).toThrow('/um.ts');
  });

  it('is put together, each name once', () => {
    const parts = ["import { a, b } from '/um.ts';", "import { b, c } from '/um.ts';"];
    const { names } = allImports(parts.map((code) => importsOf(code, nothingOwn)));
    expect([...names]).toEqual([['/um.ts', new Set(['a', 'b', 'c'])]]);
  });
});

/** Modules by id: two calculators that use different things of the engine, in another order. */
const MODULES: Readonly<Record<string, string>> = {
  '/site.ts': "import { shown } from '/engine/shown.ts'; console.log(shown, import('/engine/all.ts'));",
  '/engine/all.ts': "export { shown } from '/engine/shown.ts';",
  '/engine/shown.ts': "export const shown = ['shown'].map(String);",
  '/engine/money.ts': "export const cents = ['cents'].map(String); export const unused = () => 'unused';",
  '/engine/days.ts': "export const days = ['days'].map(String);",
  '\0calculator/um.ts':
    "import { cents } from '/engine/money.ts'; import { days } from '/engine/days.ts'; console.log(cents, days);",
  '\0calculator/dois.ts':
    "import { days } from '/engine/days.ts'; import { shown } from '/engine/shown.ts'; console.log(days, shown);",
};
const CALCULATORS = ['\0calculator/um.ts', '\0calculator/dois.ts'];

/** The files of a build with one of the calculators: their names, made of what is in them, and their code. */
async function filesWith(calculator: string, keep: readonly Plugin[]): Promise<Map<string, string>> {
  const inMemory: Plugin = {
    name: 'in-memory',
    enforce: 'pre',
    resolveId: (id) => (id in MODULES ? id : undefined),
    load: (id) => MODULES[id],
    buildStart() {
      this.emitFile({ type: 'chunk', id: calculator });
    },
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [inMemory, ...keep],
    build: {
      write: false,
      rolldownOptions: {
        ...(keep.length > 0 ? {} : { input: ['/site.ts'] }),
        output: { codeSplitting: { groups: [{ name: 'engine', test: /\/engine\// }] } },
      },
    },
  });
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  return new Map(
    files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code] as const] : [])),
  );
}

describe('builds with different calculators', () => {
  const used = allImports(CALCULATORS.map((id) => importsOf(MODULES[id] ?? '', nothingOwn)));
  /** The engine's file with each of them: its name and its code. */
  const engines = async (keep: () => readonly Plugin[]) => {
    const files = await Promise.all(CALCULATORS.map((id) => filesWith(id, keep())));
    return files.map((of) => [...of].find(([name]) => name.includes('/engine-'))?.join('\n') ?? 'none');
  };

  it('have another engine each', async () => {
    const [um, dois] = await engines(() => []);
    expect(um).not.toEqual(dois);
  });

  it('have the same one if both keep what all calculators use, and nothing that none uses', async () => {
    const [um, dois] = await engines(() => [keepSurface(used, '/site.ts')]);
    expect(um).toEqual(dois);
    expect(um).toContain('cents');
    expect(um).not.toContain('unused');
  });

  it('have no file of what keeps it', async () => {
    const files = await filesWith('\0calculator/um.ts', [keepSurface(used, '/site.ts')]);
    expect([...files.values()].filter((code) => code.includes('used_0'))).toEqual([]);
    expect(surfaceModule(used)).toContain('used_0');
  });
});
