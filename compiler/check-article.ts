/** Checks the text of an article: length, structure, links and pictures. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { categories } from '../src/catalogue/categories.ts';
import { calculatorPath } from '../src/catalogue/entry.ts';
import { faultIf, type Fault } from '../src/vocabulary/fault.ts';

const MIN_WORDS = 150;
const MAX_WORDS = 450;
const MIN_QUESTIONS = 3;
const MAX_QUESTIONS = 5;
const QUESTIONS = 'Perguntas frequentes';
const SECTIONS = ['Como é calculado', 'Exemplo', QUESTIONS, 'Limites da estimativa'];

/** Pages to which articles may link, in addition to calculators, hubs and articles. */
const PAGES = [
  '/',
  '/blog',
  '/busca',
  '/categorias',
  '/como-funciona',
  '/contato',
  '/privacidade',
  '/termos',
];

/** Location of faults without a line. */
export const ARTICLE = 'artigo';

export const MISSING_ARTICLE: Fault = {
  place: ARTICLE,
  problem: 'falta o artigo',
  remedy: `escreva-o ao lado da definição: de ${MIN_WORDS} a ${MAX_WORDS} palavras, com as seções ${SECTIONS.join(', ')}`,
};

/** Splits a text into the words that readers see, without addresses and Markdown syntax. */
function wordsOf(markdown: string): string[] {
  return markdown
    .replace(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

function lineOf(article: string, index: number): string {
  return `linha ${article.slice(0, index).split('\n').length}`;
}

/**
 * Checks the length of an article.
 *
 * @param quoted article with its quotations filled in
 */
export function lengthFaults(quoted: string): Fault[] {
  const { length } = wordsOf(quoted);
  return faultIf(
    length < MIN_WORDS || length > MAX_WORDS,
    ARTICLE,
    `o artigo tem ${length} palavras`,
    `escreva de ${MIN_WORDS} a ${MAX_WORDS}`,
  );
}

/** Checks the structure of an article: sections, questions, titles and HTML. */
export function shapeFaults(article: string): Fault[] {
  const sections = [...article.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title.trim());
  const titles = [...article.matchAll(/^# .*$/gm)];
  const tags = [...article.matchAll(/<[a-z/][^>\n]*>?/gi)];
  const tableHeads = [...article.matchAll(/^\|(.*)\|[ \t]*\n\|[ :|-]+\|[ \t]*$/gm)];
  return [
    ...SECTIONS.flatMap((title) =>
      faultIf(
        !sections.includes(title),
        ARTICLE,
        `falta a seção "${title}"`,
        `escreva "## ${title}" e o seu texto`,
      ),
    ),
    ...(sections.includes(QUESTIONS) ? questionFaults(article) : []),
    ...titles.map(({ 0: title, index }) => ({
      place: lineOf(article, index),
      problem: `"${title}" é um título de primeiro nível, que a página já tem`,
      remedy: 'comece pelos de segundo nível (##)',
    })),
    ...tags.map(({ 0: tag, index }) => ({
      place: lineOf(article, index),
      problem: `"${tag}" é HTML, que o artigo mostraria como está`,
      remedy: 'escreva em Markdown',
    })),
    ...tableHeads
      .filter(([, cells = '']) => cells.split('|').some((cell) => cell.trim() === ''))
      .map(({ index }) => ({
        place: lineOf(article, index),
        problem: 'a tabela tem uma coluna sem título, que leitores de tela não anunciam',
        remedy: 'dê um título a cada coluna',
      })),
  ];
}

function questionFaults(article: string): Fault[] {
  const faq = article.split(new RegExp(`^## ${QUESTIONS}\\s*$`, 'm'))[1]?.split(/^## /m)[0] ?? '';
  const questions = [...faq.matchAll(/^### (.+)$/gm)].map(([, text = '']) => text.trim());
  return [
    ...faultIf(
      questions.length < MIN_QUESTIONS || questions.length > MAX_QUESTIONS,
      ARTICLE,
      `a seção "${QUESTIONS}" tem ${questions.length} perguntas`,
      `escreva de ${MIN_QUESTIONS} a ${MAX_QUESTIONS}, cada uma num título ###`,
    ),
    ...questions
      .filter((question) => !question.endsWith('?'))
      .map((question) => ({
        place: ARTICLE,
        problem: `"${question}" não é uma pergunta`,
        remedy: 'termine com ponto de interrogação',
      })),
  ];
}

/** Targets of the links in an article. */
export interface Site {
  readonly ids: ReadonlySet<string>;
  readonly publicFolder: string;
  readonly blogFolder: string;
}

/** Finds links that are broken or lead to the page itself, and missing pictures. */
export function linkFaults(id: string, article: string, site: Site): Fault[] {
  const targets = [...article.matchAll(/(!?)\[[^\]]*\]\(\s*<?([^)\s>]*)>?[^)]*\)/g)];
  return targets.flatMap(({ 1: mark, 2: target = '', index }) => {
    const place = lineOf(article, index);
    return mark === '!' ? pictureFaults(place, target, site) : targetFaults(place, target, id, site);
  });
}

function pictureFaults(place: string, target: string, { publicFolder }: Site): Fault[] {
  return faultIf(
    !target.startsWith('/') || !existsSync(join(publicFolder, target)),
    place,
    `a imagem "${target}" não existe em public/`,
    'ponha o arquivo em public/ e escreva o endereço a partir de lá, com / na frente',
  );
}

function targetFaults(place: string, target: string, id: string, site: Site): Fault[] {
  const own = calculatorPath(id);
  if (!target.startsWith('/')) {
    return faultIf(
      !URL.canParse(target) || new URL(target).protocol !== 'https:',
      place,
      `"${target}" não é um endereço seguro`,
      'escreva um endereço que comece com https://, ou um do site, que comece com /',
    );
  }
  const path = target.replace(/[?#].*$/, '');
  return [
    ...faultIf(path === own, place, `o artigo liga para a sua própria página`, 'tire o link'),
    ...faultIf(
      path !== own && !isPage(path, site),
      place,
      `não há página em "${target}"`,
      'corrija o endereço; o de uma calculadora é /calculadora/<categoria>/<nome>',
    ),
  ];
}

function isPage(path: string, { ids, blogFolder }: Site): boolean {
  const calculator = /^\/calculadora\/(.+)$/.exec(path)?.[1];
  if (calculator !== undefined) return ids.has(calculator);
  const slug = /^\/blog\/([a-z0-9-]+)$/.exec(path)?.[1];
  if (slug !== undefined) return existsSync(join(blogFolder, `${slug}.md`));
  return PAGES.includes(path) || categories.some(({ hubPath }) => hubPath === path);
}
