import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { adminCopies } from './admin-copies.ts';
import { modulesIn, ownBundles } from './own-bundles.ts';
import { ADMIN, copyOf, ownerOf, uncopied } from './own-ids.ts';

describe('the id of a copy', () => {
  const file = '/site/calculators/tables/inss.ts';
  const copy = copyOf(file, 'trabalhista/ferias');

  it('tells whose it is, and what of', () => {
    expect(ownerOf(copy)).toBe('trabalhista/ferias');
    expect(uncopied(copy)).toBe(file);
    expect(ownerOf('\0virtual:calculator/trabalhista/ferias')).toBe('trabalhista/ferias');
    expect(ownerOf(copyOf('/site/src/form/basics.ts', ADMIN))).toBe(ADMIN);
    expect(ownerOf('/site/src/admin/form/field.ts')).toBe(ADMIN);
  });

  it('ends as the name of the file does', () => {
    expect(copy).toMatch(/\.ts$/);
  });

  it('is not that of a file itself', () => {
    expect(ownerOf(file)).toBeUndefined();
    expect(uncopied(file)).toBe(file);
  });
});

/** Modules by id, with two calculators that share a table and the engine. */
const MODULES: Readonly<Record<string, string>> = {
  '\0virtual:calculator/a/um':
    "import { rate } from '/calculators/tables/rate.ts'; import '/src/form/draw.ts'; export const calculator = ['um', rate, import('/calculators/formulas/later.ts'), () => import('virtual:answering/a/um')];",
  '\0virtual:answering/a/um':
    "import { calculator } from 'virtual:calculator/a/um'; import { validate } from 'virtual:validator/a/um'; import { rate } from '/calculators/tables/rate.ts'; import { View } from '/calculators/formulas/drawn.tsx'; console.log(calculator, validate, rate, View);",
  '\0virtual:validator/a/um': "export const validate = ['checked'].map(String);",
  '/calculators/formulas/drawn.tsx': "export const View = ['drawn'].map(String);",
  '\0virtual:calculator/a/dois':
    "import { rate } from '/calculators/tables/rate.ts'; export const calculator = ['dois', rate, import('/calculators/formulas/later.ts')];",
  '\0virtual:answering/a/dois': "console.log('dois');",
  '/calculators/formulas/later.ts': "export const later = ['later'].map(String);",
  '/calculators/tables/rate.ts':
    "import { quantity } from '/src/engine/quantity.ts'; import { cdi } from '/calculators/series/cdi.ts'; export const rate = quantity(['rate', cdi]);",
  '/calculators/series/cdi.ts': "export const cdi = ['cdi'].map(String);",
  '/src/admin/index.ts':
    "import { draw } from '/src/form/draw.ts'; import { quantity } from '/src/engine/quantity.ts'; console.log(draw, quantity);",
  '/src/form/draw.ts': "import { Form } from '/@rjsf/core.js'; export const draw = [Form].map(String);",
  '/@rjsf/core.js': "export const Form = ['form'].map(String);",
  '/src/engine/quantity.ts': 'export const quantity = (n) => [n, Math.random()];',
};

const inMemory: Plugin = {
  name: 'calculario:in-memory',
  enforce: 'pre',
  resolveId: (id) => [id, `\0${id}`].find((name) => name in MODULES),
  load(id) {
    const code = MODULES[uncopied(id)];
    return code === undefined ? undefined : { code, moduleType: 'js' };
  },
};

/** The modules of every chunk of the build, as they came and with those that were bundled into them. */
async function chunksOf(): Promise<{ bundled: string[]; whole: string[] }[]> {
  const plugins = [ownBundles(), adminCopies(), inMemory];
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: {
      write: false,
      rolldownOptions: {
        input: ['virtual:calculator/a/um', 'virtual:calculator/a/dois', '/src/admin/index.ts'],
      },
    },
  });
  const madeOf = modulesIn(plugins);
  return [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .flatMap((file) =>
      file.type === 'chunk' ? [{ bundled: file.moduleIds, whole: file.moduleIds.flatMap(madeOf) }] : [],
    );
}

describe('in the build', () => {
  it('each calculator has its own copy of a table, and the administrative area of what draws forms; the rest is shared', async () => {
    const ids = (await chunksOf()).flatMap(({ whole }) => whole);
    expect(ids.filter((id) => uncopied(id).endsWith('/rate.ts'))).toHaveLength(2);
    expect(ids.filter((id) => uncopied(id).endsWith('/draw.ts')).map(ownerOf)).toEqual(
      expect.arrayContaining([undefined, ADMIN]),
    );
    expect(ids.filter((id) => uncopied(id).endsWith('/core.js'))).toHaveLength(2);
    expect(ids.filter((id) => id.endsWith('/quantity.ts'))).toHaveLength(1);
    expect(ids.filter((id) => id.endsWith('/cdi.ts'))).toHaveLength(1);
    expect(ids.filter((id) => uncopied(id).endsWith('/later.ts'))).toHaveLength(1);
  });

  it('what only answers need is apart from what the form has, and each is one module of the build', async () => {
    const chunks = await chunksOf();
    const copy = (file: string) => copyOf(file, 'a/um');
    const withForm = chunks.find(({ whole }) => whole.includes('\0virtual:calculator/a/um'));
    const withAnswers = chunks.find(({ whole }) => whole.includes('\0virtual:answering/a/um'));
    expect(withForm?.whole).toContain(copy('/calculators/tables/rate.ts'));
    expect(withForm?.whole).not.toContain(copy('/calculators/formulas/drawn.tsx'));
    expect(withAnswers?.whole).toContain(copy('/calculators/formulas/drawn.tsx'));
    expect(withAnswers?.whole).toContain('\0virtual:validator/a/um');
    expect(withAnswers?.bundled).toEqual(['\0virtual:answering/a/um']);
  });
});
