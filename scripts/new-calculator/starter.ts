/** Recognizes the text of a new calculator that its author has not replaced. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inFile, type FileFault } from '../../compiler/assessment.ts';
import { articleFile, definitionFile } from '../../compiler/load.ts';
import { faultIf } from '../../src/vocabulary/fault.ts';

/** Texts of the template that belong to its own calculation, by what they are. */
const LEFT_IN_DEFINITION = [
  ['o comentário do começo', 'Comece por aqui, e apague este comentário no fim.', 'apague-o'],
  ['a descrição do começo', 'some uma porcentagem a um valor e veja o acréscimo e o total.', 'escreva a sua'],
  ['a fonte do começo', 'https://portaldaobmep.impa.br/', 'cite as suas'],
] as const;

/** Paragraphs of an article, without titles. */
function paragraphsOf(article: string): { line: number; text: string }[] {
  return [...article.matchAll(/^(?!#).{40,}$/gm)].map(({ 0: text, index }) => ({
    line: article.slice(0, index).split('\n').length,
    text: text.trim(),
  }));
}

/** Finds text of the template in a definition and its article. */
export function starterRemarks(id: string, root?: string): FileFault[] {
  const [definition = '', article = ''] = [definitionFile(id, root), articleFile(id, root)].map((file) =>
    existsSync(file) ? readFileSync(file, 'utf8') : '',
  );
  const template = readFileSync(join(import.meta.dirname, 'article.md'), 'utf8');
  // Compare the ends, because the first paragraph of the template starts with the calculator's name.
  const given = paragraphsOf(template).map(({ text }) => text.replace('{{nome}}', ''));
  const left = paragraphsOf(article).filter(({ text }) => given.some((own) => text.endsWith(own)));
  return [
    ...LEFT_IN_DEFINITION.filter(([, text]) => definition.includes(text)).map(([what, , remedy]) => ({
      file: `calculators/${id}.ts`,
      place: 'arquivo',
      problem: `${what} ainda está aqui`,
      remedy,
    })),
    ...faultIf(
      left.length > 0,
      left.length === 1 ? `linha ${left[0]?.line}` : `linhas ${left.map(({ line }) => line).join(', ')}`,
      'o texto ainda é o do começo',
      'reescreva-o para a sua calculadora',
    ).map(inFile(`calculators/${id}.md`)),
  ];
}
