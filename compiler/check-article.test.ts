import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lengthFaults, linkFaults, shapeFaults, type Site } from './check-article.ts';
import { languageFaults } from './check-language.ts';
import { article } from './testing/project.ts';

let folder: string;
let site: Site;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'article-'));
  site = {
    ids: new Set(['saude/dobro', 'saude/metade']),
    publicFolder: join(folder, 'public'),
    blogFolder: join(folder, 'blog'),
  };
  for (const name of ['public', 'blog']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'public/dobro.png'), '');
  writeFileSync(join(folder, 'blog/dobros.md'), '');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const faultsOf = (text: string) => [
  ...lengthFaults(text),
  ...shapeFaults(text),
  ...languageFaults(text),
  ...linkFaults('saude/dobro', text, site),
];

describe('the checks of an article', () => {
  it.each([
    ['', ''],
    ['(/busca)', '(/calculadora/saude/metade?n=1#resultado)'],
    ['(/busca)', '(/calculadoras-saude)'],
    ['(/busca)', '(/blog/dobros "Dobros")'],
    ['(/busca)', '(https://www.gov.br/)'],
    ['[busca](/busca)', '![dobro](/dobro.png)'],
  ])('accept %j replaced with %j', (replaced, by) => {
    expect(faultsOf(article(replaced, by))).toEqual([]);
  });

  it('refuse too few and too many words', () => {
    const problems = [article('Dobrar é', ''), 'palavra '.repeat(451), 'palavra '.repeat(149)].map((text) =>
      lengthFaults(text).map(({ problem }) => problem),
    );
    expect(problems).toEqual([[], ['o artigo tem 451 palavras'], ['o artigo tem 149 palavras']]);
  });

  it.each([
    ['## Exemplo', '## Exemplos', 'artigo', 'falta a seção "Exemplo"'],
    ['### E o zero?', '### Do zero', 'artigo', '"Do zero" não é uma pergunta'],
    ['### E o zero?', 'E o zero?', 'artigo', 'a seção "Perguntas frequentes" tem 2 perguntas'],
    ['## Como', '# Dobro\n\n## Como', 'linha 3', '"# Dobro" é um título de primeiro nível'],
    ['Número × 2', 'Número <b>× 2', 'linha 5', '"<b>" é HTML'],
    ['Número × 2', '| | Dobro |\n| --- | --- |\n| 1 | 2 |', 'linha 5', 'a tabela tem uma coluna sem título'],
    ['(/busca)', '(/buscas)', 'linha 27', 'não há página em "/buscas"'],
    ['(/busca)', '(/blog/triplos)', 'linha 27', 'não há página em "/blog/triplos"'],
    ['(/busca)', '(/calculadora/saude/triplo)', 'linha 27', 'não há página em "/calculadora/saude/triplo"'],
    ['(/busca)', '(/calculadora/saude/dobro#a)', 'linha 27', 'o artigo liga para a sua própria página'],
    ['(/busca)', '(http://exemplo.com)', 'linha 27', '"http://exemplo.com" não é um endereço seguro'],
    ['(/busca)', '(busca)', 'linha 27', '"busca" não é um endereço seguro'],
    ['[busca](/busca)', '![triplo](/triplo.png)', 'linha 27', 'a imagem "/triplo.png" não existe em public/'],
    ['[busca](/busca)', '![](https://a.com/b.png)', 'linha 27', 'a imagem "https://a.com/b.png" não existe'],
    ['[busca](/busca)', 'busca the number', 'artigo', 'inglês (the, number)'],
  ])('refuse %j replaced with %j', (replaced, by, place, problem) => {
    const faults = faultsOf(article(replaced, by));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ place, problem: expect.stringContaining(problem) as string });
    expect(faults[0]?.remedy).not.toBe('');
  });
});
