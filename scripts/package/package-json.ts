/** The package's manifest, of the project's own version: ES modules with types, without dependencies. */
export function packageJson({
  version,
  license,
}: {
  readonly version: string;
  readonly license: string;
}): string {
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
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
