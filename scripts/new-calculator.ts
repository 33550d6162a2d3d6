/**
 * Scaffolds a calculator: `npm run new-calculator -- <category>/<slug> "Name"` writes its definition and its article.
 * Both are valid except for the first example, which fails until the author has calculated its result. For invalid
 * arguments, writes nothing and returns exit code 2.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { categories } from '../src/catalogue/categories.ts';
import { filled } from '../build/filled.ts';
import { ROOT } from '../build/paths.ts';
import { definitionFile, definitionIds } from '../compiler/load.ts';
import { formatted } from './formatted.ts';
import { readRequest, RequestError, type Request } from './new-calculator/request.ts';
import { slashed } from '../compiler/slashed.ts';

const USAGE = `Uso: npm run new-calculator -- <categoria>/<nome-do-arquivo> "Nome da calculadora"
Exemplo: npm run new-calculator -- financeira/gorjeta "Gorjeta"
`;

/** Template of a small working calculator with every section, which adds a percentage to an amount. */
const TEMPLATES = join(import.meta.dirname, 'new-calculator');

/** Generates the definition, unformatted. */
function definitionSource({ id, name }: Request): string {
  const keywords = [...new Set([name.toLowerCase(), 'acréscimo', 'porcentagem', 'total'])].join(', ');
  return filled(join(TEMPLATES, 'definition.ts.txt'), {
    id: JSON.stringify(id),
    nome: JSON.stringify(name),
    descricao: JSON.stringify(`${name}: some uma porcentagem a um valor e veja o acréscimo e o total.`),
    busca: JSON.stringify(keywords),
  });
}

/** Generates the article, which quotes the first example. */
function articleSource({ name }: Request): string {
  return filled(join(TEMPLATES, 'article.md'), { nome: name });
}

/** Path to print: relative to the project, with forward slashes on every system. */
function shown(file: string): string {
  return slashed(relative(ROOT, file));
}

async function writeFiles(request: Request): Promise<string[]> {
  const file = definitionFile(request.id);
  const article = file.replace(/\.ts$/, '.md');
  const taken = [file, article].find((path) => existsSync(path));
  if (taken !== undefined) {
    throw new RequestError(`O arquivo ${shown(taken)} já existe. Escolha outro nome de arquivo.`);
  }
  const source = await formatted(file, definitionSource(request));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, source, { flag: 'wx' });
  await writeFile(article, articleSource(request), { flag: 'wx' });
  return [shown(file), shown(article)];
}

function nextSteps(id: string, files: readonly string[]): string {
  return `Criados:
${files.map((file) => `  ${file}`).join('\n')}

Agora:
  1. npm run check -- ${id}
     O primeiro exemplo falha de propósito e diz como corrigi-lo.
  2. npm run dev
     A página fica em /calculadora/${id} e acompanha cada arquivo salvo.
  3. Troque campos, conta, frases e artigo pelos seus: docs/vocabulario.md.
`;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  const known = { categories: categories.map(({ id }) => id), ids: await definitionIds() };
  const request = readRequest(positionals, known);
  process.stdout.write(nextSteps(request.id, await writeFiles(request)));
}

try {
  await main();
} catch (error) {
  const isUnknownOption = error instanceof TypeError && 'code' in error;
  if (!(error instanceof RequestError) && !isUnknownOption) throw error;
  process.stderr.write(isUnknownOption ? USAGE : `${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
