/**
 * `npm run package`: writes an npm package with the engine and the definitions; `npm pack` in its folder makes a
 * tarball.
 */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import PROJECT from '../package.json' with { type: 'json' };
import { createBuilder } from 'vite';
import { filled } from '../build/filled.ts';
import { ROOT } from '../build/paths.ts';
import { compile } from '../compiler/compile.ts';
import { definitionIds, loadDefinition } from '../compiler/load.ts';
import { todayInBrazil } from '../src/calendar/today.ts';
import { COMMON_TYPES, declarationsOf, indexDeclarations } from './package/declarations.ts';

/** Types of all calculators, a file that only a package has. */
const COMMON_TYPES_FILE = 'tipos.d.ts';

/** Output folder from the command line, or else the default. */
const { positionals } = parseArgs({ allowPositionals: true });
const [folder = join(ROOT, 'dist-pacote')] = positionals;

mkdirSync(folder, { recursive: true });
const present = readdirSync(folder);
if (positionals.length > 0 && present.length > 0 && !existsSync(join(folder, COMMON_TYPES_FILE))) {
  console.error(`${folder} has other files. Choose a new or empty folder, or that of an earlier package.`);
  process.exit(1);
}

await compile();
// Write the file that marks a package first, so that an interrupted command can be repeated.
await writeFile(join(folder, COMMON_TYPES_FILE), COMMON_TYPES);
for (const name of present.filter((other) => ![COMMON_TYPES_FILE, '.git'].includes(other))) {
  await rm(join(folder, name), { recursive: true });
}
const builder = await createBuilder({
  root: ROOT,
  logLevel: 'warn',
  environments: { api: { build: { outDir: folder, emptyOutDir: false } } },
});
if (builder.environments['api']) await builder.build(builder.environments['api']);
const ids = await definitionIds();
const today = todayInBrazil(new Date());
for (const id of ids) {
  await writeFile(join(folder, `${id}.d.ts`), declarationsOf(await loadDefinition(id), today));
}
const { version, license } = PROJECT;
/** Manifest of the package, with the version of the project: ES modules with types, without dependencies. */
const manifest = {
  name: 'calculario',
  version,
  description: 'As calculadoras do Calculário, sem o site: as mesmas contas, recusas e avisos.',
  license,
  type: 'module',
  sideEffects: false,
  engines: { node: '>=22' },
  types: './index.d.ts',
  exports: {
    '.': { types: './index.d.ts', default: './index.js' },
    './package.json': './package.json',
    './*': { types: './*.d.ts', default: './*.js' },
  },
};
const readme = filled(join(import.meta.dirname, 'package/README.md'), { quantas: String(ids.length) });
await writeFile(join(folder, 'index.d.ts'), indexDeclarations(ids));
await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
await writeFile(join(folder, 'README.md'), readme);
console.log(
  `Package with ${ids.length} calculators written to ${folder}. To make the file: npm pack ${folder}`,
);
