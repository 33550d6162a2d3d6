import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collect } from './collect.ts';
import { definition, freshProject, faultLines } from './testing/project.ts';

const project = freshProject();

describe('a source fault', () => {
  it('names the line that does not parse', async () => {
    project.add('saude/dobro', { above: 'const x = 1;\nconst y = ;\n' });
    const { faults } = await collect(project.root);
    expect(faultLines(faults)).toEqual([
      'calculators/saude/dobro.ts › linha 2: erro de sintaxe em "const y = ;": Unexpected token',
    ]);
  });

  it('names forbidden and missing imports, and use of the clock', async () => {
    project.add('saude/dobro', {
      above: "import '../saude/outro.ts';\nimport 'node:fs';\nconst now = Date.now();\n",
    });
    project.add('saude/outro', { above: "import './nada.ts';\n" });
    const { faults } = await collect(project.root);
    expect(faultLines(faults)).toEqual([
      'calculators/saude/dobro.ts › linha 1: Um arquivo de "calculators" não pode importar outro ("calculators/saude/outro.ts").',
      'calculators/saude/dobro.ts › linha 2: "calculators" não pode importar "node:fs": pacotes permitidos: nenhum.',
      'calculators/saude/dobro.ts › linha 3: "Date.now" não pode ser usado no domínio: receba o valor como parâmetro.',
      'calculators/saude/outro.ts › linha 1: o arquivo importado "./nada.ts" não existe',
    ]);
  });

  it('names use of the network, and keeps the file from running', async () => {
    const ran = join(project.root, 'ran');
    const above = `process.getBuiltinModule('fs').writeFileSync(${JSON.stringify(ran)}, '');\n`;
    project.add('saude/dobro', { above: `${above}void fetch('https://localhost/');\n` });
    project.add('saude/outro', { above: 'void globalThis.fetch(new WebSocket(""));\n' });
    const compute = '({ n }, result) => { const ask = fetch; ask("https://localhost/"); }';
    project.add('saude/terceiro', { compute });
    const { faults } = await collect(project.root);
    expect(faultLines(faults.filter(({ problem }) => problem.includes('rede')))).toEqual([
      'calculators/saude/dobro.ts › linha 2: "fetch" não pode ser usado no domínio: uma calculadora não usa a rede.',
      'calculators/saude/outro.ts › linha 1: "fetch" não pode ser usado no domínio: uma calculadora não usa a rede.',
      'calculators/saude/outro.ts › linha 1: "WebSocket" não pode ser usado no domínio: uma calculadora não usa a rede.',
      expect.stringContaining('compute lançou um erro: uma calculadora não usa a rede.'),
    ]);
    expect(existsSync(ran)).toBe(false);
  });

  it('names writing to the console', async () => {
    project.add('saude/dobro', { above: 'console.log(1);\n' });
    const { faults } = await collect(project.root);
    expect(faultLines(faults)).toEqual([
      'calculators/saude/dobro.ts › linha 1: "console.log" não pode ser usado no domínio: para ver um valor, declare-o com result.working.',
    ]);
  });

  it('names a part in the wrong place', async () => {
    project.add('saude/dobro', {
      above: "const defineCalculator = (a: object) => a;\ndefineCalculator({ notShown: ['x'] });\n",
    });
    const source = definition('saude/outro').replace(
      /export const evidence = \{([^]*)\};/,
      'export const evidence = { sources: [],$1} satisfies object;',
    );
    project.add('saude/outro');
    project.write('saude/outro.ts', source);
    const line = source.slice(0, source.indexOf('export const evidence')).split('\n').length;
    const { faults } = await collect(project.root);
    expect(faultLines(faults)).toEqual([
      'calculators/saude/dobro.ts › linha 2: "notShown" está em defineCalculator({…}), mas pertence a export const evidence = {…}',
      `calculators/saude/outro.ts › linha ${line}: "sources" está em export const evidence = {…}, mas pertence a defineCalculator({…})`,
    ]);
  });

  it('names evidence of a card that is not a literal', async () => {
    const [card = '', cases = ''] = definition('saude/dobro').split('export const evidence');
    project.add('saude/dobro');
    project.write(
      'saude/dobro.ts',
      [
        card,
        "import { cases } from './dobro/examples.ts';",
        'export const evidence = {',
        '  examples: [...cases],',
        '  refusals: Array.of(),',
        '};',
      ].join('\n'),
    );
    project.write(
      'saude/dobro/examples.ts',
      `const evidence${cases}\nexport const cases = [...evidence.examples];`,
    );
    const { faults } = await collect(project.root);
    expect(faults.map(({ problem, remedy }) => `${problem} → ${remedy}`)).toEqual(
      ['examples: [...cases],', 'refusals: Array.of(),'].map(
        (line) =>
          `as provas não são um literal em "${line}": a página levaria tudo o que elas citam → escreva os casos por extenso, ou monte-os em calculators/saude/dobro/examples.ts e cite a lista pelo nome`,
      ),
    );
  });

  it('reports a file without exports, and one that throws', async () => {
    project.add('saude/a');
    project.add('saude/b');
    project.write('saude/a.ts', 'export const nothing = 1;');
    project.write('saude/b.ts', '\nthrow new Error("boom");');
    const { faults } = await collect(project.root);
    expect(faults.map(({ file, place }) => [file, place])).toEqual([
      ['calculators/saude/a.ts', 'arquivo'],
      ['calculators/saude/b.ts', 'arquivo'],
    ]);
    expect(faults[0]?.problem).toContain('não exporta uma definição');
    expect(faults[1]?.problem).toBe('boom (calculators/saude/b.ts, linha 2)');
  });
});
