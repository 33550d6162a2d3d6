import { beforeAll, describe, expect, it } from 'vitest';
import { collect, type Collected } from './collect.ts';
import { article, definition, faultLines, faultsOf, sharedProject } from './testing/project.ts';

const project = sharedProject();
let collected: Collected;

const linesOf = (id: string) => faultLines(faultsOf(collected, id));
const entriesOf = (wanted: string) => collected.entries.filter(({ id }) => id === wanted);

beforeAll(async () => {
  project.write('tabelas/limits.ts', 'export const LIMIT = 81234;');

  project.add('saude/exemplo');
  project.write('saude/exemplo.md', article('{exemplo.1.double|integer}', '{exemplo.1.triple|integer}'));

  project.add('saude/tabela');
  const quotes = '{tabela.limits.LIMITS|money} e {exemplo.1.triple}';
  project.write('saude/tabela.md', article('Número × 2', quotes));

  project.write('saude/digita/own.ts', "export const own = 'R$ 81.234,00';");
  project.write('saude/digita/examples.ts', "export const example = 'R$ 81.234,00';");
  project.write('saude/digita/own.test.ts', "export const tested = 'R$ 81.234,00';");
  project.add('saude/digita', {
    above:
      "import { own } from './digita/own.ts';\nimport { example } from './digita/examples.ts';\nexport const text = [own, example, 81234];\n",
  });
  project.write('saude/digita.md', article('Número × 2', 'Até R$ 81.234,00'));

  project.add('saude/html');
  project.write('saude/html.md', article('Número × 2', 'Um <b>dobro</b>'));
  project.add('saude/tarefas');
  project.write('saude/tarefas.md', article('Número × 2', '- [ ] Dobrar'));

  project.write('saude/falta.ts', definition('saude/falta'));

  project.add('saude/quebra', { above: 'throw new Error("boom");' });
  project.write('saude/quebra.md', article('## Exemplo', ''));
  collected = await collect(project.root);
});

describe('the article of a definition', () => {
  it('is faulty if it quotes an unknown value', () => {
    expect(linesOf('saude/exemplo')).toEqual([
      'calculators/saude/exemplo.md › artigo: o artigo cita {exemplo.1.triple|integer}, mas nenhum exemplo tem esse valor',
    ]);
    expect(entriesOf('saude/exemplo')).toEqual([]);
  });

  it('is faulty if it quotes an unknown figure of a table', () => {
    expect(linesOf('saude/tabela')).toEqual([
      'calculators/saude/tabela.md › artigo: {tabela.limits.LIMITS|money} não cita nenhum valor de calculators/tabelas/',
    ]);
  });

  it('is faulty, like the modules of its definition, if it hard-codes a figure of a table', () => {
    expect(linesOf('saude/digita')).toEqual([
      'calculators/saude/digita/own.ts › números da lei: "R$ 81.234,00" está escrito à mão',
      'calculators/saude/digita.ts › números da lei: "81234" está escrito à mão',
      'calculators/saude/digita.md › números da lei: "R$ 81.234,00" está escrito à mão',
    ]);
    expect(entriesOf('saude/digita')).toHaveLength(1);
  });

  it('is faulty, but has a page, with HTML or an element that articles must not have', () => {
    expect(linesOf('saude/html')).toEqual([
      'calculators/saude/html.md › linha 5: "<b>" é HTML, que o artigo mostraria como está',
      'calculators/saude/html.md › linha 5: "</b>" é HTML, que o artigo mostraria como está',
    ]);
    expect(linesOf('saude/tarefas')).toEqual([
      'calculators/saude/tarefas.md › artigo: o texto de um artigo não pode ter "input"; escreva em Markdown',
    ]);
    expect(collected.parts.filter(({ id }) => id === 'saude/html')).toMatchObject([{ article: [] }]);
  });

  it('is required', () => {
    expect(linesOf('saude/falta')).toEqual(['calculators/saude/falta.md › artigo: falta o artigo']);
    expect(entriesOf('saude/falta')).toHaveLength(1);
  });

  it('is checked even if the definition cannot be loaded', () => {
    expect(linesOf('saude/quebra')).toHaveLength(2);
  });
});
