import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { isEvidenceFile } from './check-source.ts';
import { collect, type Collected } from './collect.ts';
import { definition, faultLines, faultsOf, sharedProject } from './testing/project.ts';

const project = sharedProject();
let collected: Collected;

const linesOf = (...ids: readonly string[]) => faultLines(faultsOf(collected, ...ids));
/** File that a definition writes if it runs. */
const ran = () => join(project.root, 'ran');

const MISPLACED = definition('saude/provas').replace(
  /export const evidence = \{([^]*)\};/,
  'export const evidence = { sources: [],$1} satisfies object;',
);

beforeAll(async () => {
  project.add('saude/sintaxe', { above: 'const x = 1;\nconst y = ;\n' });

  project.add('saude/importa', {
    above: "import '../saude/outro.ts';\nimport 'node:fs';\nconst now = Date.now();\n",
  });
  project.add('saude/outro', { above: "import './nada.ts';\n" });

  const writes = `process.getBuiltinModule('fs').writeFileSync(${JSON.stringify(ran())}, '');\n`;
  project.add('saude/rede', { above: `${writes}void fetch('https://localhost/');\n` });
  project.add('saude/rede-global', { above: 'void globalThis.fetch(new WebSocket(""));\n' });
  project.add('saude/rede-oculta', {
    compute: '({ n }, result) => { const ask = fetch; ask("https://localhost/"); }',
  });

  project.add('saude/console', { above: 'console.log(1);\n' });

  project.add('saude/parte', {
    above: "const defineCalculator = (a: object) => a;\ndefineCalculator({ notShown: ['x'] });\n",
  });
  project.add('saude/provas');
  project.write('saude/provas.ts', MISPLACED);

  const [card = '', cases = ''] = definition('saude/monta').split('export const evidence');
  project.add('saude/monta');
  project.write(
    'saude/monta.ts',
    [
      card,
      "import { cases } from './monta/examples.ts';",
      'export const evidence = {',
      '  examples: [...cases],',
      '  refusals: Array.of(),',
      '};',
    ].join('\n'),
  );
  project.write(
    'saude/monta/examples.ts',
    `const evidence${cases}\nexport const cases = [...evidence.examples];`,
  );

  project.add('saude/vazio');
  project.add('saude/quebra');
  project.write('saude/vazio.ts', 'export const nothing = 1;');
  project.write('saude/quebra.ts', '\nthrow new Error("boom");');
  collected = await collect(project.root);
});

describe('the check of a source', () => {
  it('reports the line of a syntax error', () => {
    expect(linesOf('saude/sintaxe')).toEqual([
      'calculators/saude/sintaxe.ts › linha 2: erro de sintaxe em "const y = ;": um sinal fora do lugar',
    ]);
  });

  it('reports forbidden and missing imports, and use of the clock', () => {
    expect(linesOf('saude/importa', 'saude/outro')).toEqual([
      'calculators/saude/importa.ts › linha 1: Um arquivo de "calculators" não pode importar outro ("calculators/saude/outro.ts").',
      'calculators/saude/importa.ts › linha 2: "calculators" não pode importar "node:fs": pacotes permitidos: nenhum.',
      'calculators/saude/importa.ts › linha 3: "Date.now" não pode ser usado no domínio: receba o valor como parâmetro.',
      'calculators/saude/outro.ts › linha 1: o arquivo importado "./nada.ts" não existe',
    ]);
  });

  it('reports use of the network, and keeps the file from running', () => {
    const faults = faultsOf(collected, 'saude/rede', 'saude/rede-global', 'saude/rede-oculta');
    expect(faultLines(faults.filter(({ problem }) => problem.includes('rede')))).toEqual([
      'calculators/saude/rede.ts › linha 2: "fetch" não pode ser usado no domínio: uma calculadora não usa a rede.',
      'calculators/saude/rede-global.ts › linha 1: "fetch" não pode ser usado no domínio: uma calculadora não usa a rede.',
      'calculators/saude/rede-global.ts › linha 1: "WebSocket" não pode ser usado no domínio: uma calculadora não usa a rede.',
      expect.stringContaining('compute lançou um erro: uma calculadora não usa a rede.'),
    ]);
    expect(existsSync(ran())).toBe(false);
  });

  it('reports console output', () => {
    expect(linesOf('saude/console')).toEqual([
      'calculators/saude/console.ts › linha 1: "console.log" não pode ser usado no domínio: para ver um valor, declare-o com result.working.',
    ]);
  });

  it('reports a part in the wrong place', () => {
    const line = MISPLACED.slice(0, MISPLACED.indexOf('export const evidence')).split('\n').length;
    expect(linesOf('saude/parte', 'saude/provas')).toEqual([
      'calculators/saude/parte.ts › linha 2: "notShown" está em defineCalculator({…}), mas pertence a export const evidence = {…}',
      `calculators/saude/provas.ts › linha ${line}: "sources" está em export const evidence = {…}, mas pertence a defineCalculator({…})`,
    ]);
  });

  it('reports evidence that is not a literal', () => {
    const faults = faultsOf(collected, 'saude/monta');
    expect(faults.map(({ problem, remedy }) => `${problem} → ${remedy}`)).toEqual(
      ['examples: [...cases],', 'refusals: Array.of(),'].map(
        (line) =>
          `as provas não são um literal em "${line}": a página levaria tudo o que elas citam → escreva os casos por extenso, ou monte-os em calculators/saude/monta/examples.ts e cite a lista pelo nome`,
      ),
    );
  });

  it('reports a file without exports, and one that throws', () => {
    const [empty, broken, ...others] = faultsOf(collected, 'saude/vazio', 'saude/quebra').toSorted((a, b) =>
      b.file.localeCompare(a.file),
    );
    expect(others).toEqual([]);
    expect([empty?.file, empty?.place]).toEqual(['calculators/saude/vazio.ts', 'arquivo']);
    expect([broken?.file, broken?.place]).toEqual(['calculators/saude/quebra.ts', 'arquivo']);
    expect(empty?.problem).toContain('não exporta uma definição');
    expect(broken?.problem).toBe('boom (calculators/saude/quebra.ts, linha 2)');
  });
});

it.each([
  ['/x/calculators/impostos/ipva/examples.ts', true],
  ['/x/calculators/impostos/ipva/in-force-examples.ts', true],
  ['/x/calculators/impostos/ipva.ts', false],
  ['/x/calculators/impostos/ipva/conta-simples.ts', false],
  ['/x/calculators/impostos/ipva/counterexamples.ts', false],
  ['/x/calculators/impostos/examples.ts', false],
])('isEvidenceFile recognizes files with evidence by their path: %s is %s', (file, expected) => {
  expect(isEvidenceFile(file)).toBe(expected);
});
