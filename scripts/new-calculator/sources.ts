/** The sources of a new calculator: a small working one with every section, which adds a percentage to an amount. */
import { join } from 'node:path';
import { filled } from '../../build/filled.ts';
import type { Request } from './request.ts';

/** The definition, not yet formatted. */
export function definitionSource({ id, name }: Request): string {
  const keywords = [...new Set([name.toLowerCase(), 'acréscimo', 'porcentagem', 'total'])].join(', ');
  return filled(join(import.meta.dirname, 'definition.ts.txt'), {
    id: JSON.stringify(id),
    nome: JSON.stringify(name),
    descricao: JSON.stringify(`${name}: some uma porcentagem a um valor e veja o acréscimo e o total.`),
    busca: JSON.stringify(keywords),
  });
}

/** The article, which quotes the first example. */
export function articleSource({ name }: Request): string {
  return filled(join(import.meta.dirname, 'article.md'), { nome: name });
}
