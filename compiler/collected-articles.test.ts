import { describe, expect, it } from 'vitest';
import { collect } from './collect.ts';
import { article, definition, freshProject, faultLines } from './testing/project.ts';

const project = freshProject();

describe('the article of a definition', () => {
  const FILE = 'calculators/saude/dobro.md';

  it('is faulty if it quotes something unknown', async () => {
    project.add('saude/dobro');
    project.write('saude/dobro.md', article('{exemplo.1.double|integer}', '{exemplo.1.triple|integer}'));
    const { entries, faults } = await collect(project.root);
    expect(faultLines(faults)).toEqual([
      `${FILE} › artigo: o artigo cita {exemplo.1.triple|integer}, mas nenhum exemplo tem esse valor`,
    ]);
    expect(entries).toEqual([]);
  });

  it('is faulty if it quotes a figure that no table has', async () => {
    project.add('saude/dobro');
    project.write('tabelas/limits.ts', 'export const LIMIT = 81234;');
    project.write(
      'saude/dobro.md',
      article('Número × 2', '{tabela.limits.LIMITS|money} e {exemplo.1.triple}'),
    );
    expect(faultLines((await collect(project.root)).faults)).toEqual([
      `${FILE} › artigo: {tabela.limits.LIMITS|money} não cita nenhum valor de calculators/tabelas/`,
    ]);
  });

  it('is faulty, like its definition and the modules beside it, if it types a figure of a table', async () => {
    project.write('tabelas/limits.ts', 'export const LIMIT = 81234;');
    project.write('saude/dobro/own.ts', "export const own = 'R$ 81.234,00';");
    project.write('saude/dobro/examples.ts', "export const example = 'R$ 81.234,00';");
    project.write('saude/dobro/own.test.ts', "export const tested = 'R$ 81.234,00';");
    project.add('saude/dobro', {
      above:
        "import { own } from './dobro/own.ts';\nimport { example } from './dobro/examples.ts';\nexport const text = [own, example, 81234];\n",
    });
    project.write('saude/dobro.md', article('Número × 2', 'Até R$ 81.234,00'));
    const { faults, entries } = await collect(project.root);
    expect(faultLines(faults)).toEqual([
      'calculators/saude/dobro/own.ts › números da lei: "R$ 81.234,00" está escrito à mão',
      'calculators/saude/dobro.ts › números da lei: "81234" está escrito à mão',
      `${FILE} › números da lei: "R$ 81.234,00" está escrito à mão`,
    ]);
    expect(entries).toHaveLength(1);
  });

  it('must not be missing', async () => {
    project.write('saude/dobro.ts', definition('saude/dobro'));
    const { entries, faults } = await collect(project.root);
    expect(faultLines(faults)).toEqual([`${FILE} › artigo: falta o artigo`]);
    expect(entries).toHaveLength(1);
  });

  it('is checked even if the definition does not load', async () => {
    project.add('saude/dobro', { above: 'throw new Error("boom");' });
    project.write('saude/dobro.md', article('## Exemplo', ''));
    expect((await collect(project.root)).faults).toHaveLength(2);
  });
});
