/** The code of a calculator's own module: everything that its page needs besides the engine. */
import { sep } from 'node:path';
import { summaryOf, type CatalogueEntry } from '../../src/catalogue/entry.ts';
import { contentOf } from '../blog/markdown-content.ts';
import type { CompiledParts } from '../../compiler/collect.ts';
import { questionsOf } from './article-questions.ts';

/** Names of a calculator's modules, each followed by its id; the articles that mention it are of the blog's plugin. */
export const CALCULATOR = 'virtual:calculator/';
export const VALIDATOR = 'virtual:validator/';
export const COMPUTATION = 'virtual:computation/';
export const ANSWERING = 'virtual:answering/';
const MENTIONS = 'virtual:mentions/';
/** Where the kinds of fields are, and the elements of results. */
const FIELDS = '/src/fields';
const ELEMENTS = '/src/result/elements';
/** What the answers of all calculators have in common. */
const SHARED_ANSWERING = '/src/pages/calculator/answering.ts';

/** The lines with which a module has the definition, and what is needed to ask its questions. */
function questionLines({ file, programs }: CompiledParts): string[] {
  return [
    `import definition from ${JSON.stringify(file.split(sep).join('/'))};`,
    `const questions = { definition, programs: ${JSON.stringify(programs)} };`,
  ];
}

/** The line with which a module has what judges the types of a calculator's inputs. */
function validateLine({ id }: CompiledParts): string {
  return `import { validate } from ${JSON.stringify(VALIDATOR + id)};`;
}

/** An ES module that exports the calculator alone, without what draws it. */
export function computationModule(parts: CompiledParts): string {
  return [
    ...questionLines(parts),
    validateLine(parts),
    'export const calculator = { ...questions, validate };',
  ].join('\n');
}

/**
 * An ES module that exports a `LoadedCalculator`.
 *
 * @param entry the calculator in the catalogue.
 * @param alike the calculators most like it.
 */
export function calculatorModule(
  parts: CompiledParts,
  entry: CatalogueEntry,
  alike: readonly CatalogueEntry[],
): string {
  const { id, examples, article, fieldKinds } = parts;
  const content = contentOf(article);
  return [
    ...questionLines(parts),
    'export { questions as calculator };',
    `export const examples = ${JSON.stringify(examples)};`,
    `export const entry = ${JSON.stringify(summaryOf(entry))};`,
    `export const relatedEntries = ${JSON.stringify(alike.map(summaryOf))};`,
    `export const article = ${JSON.stringify(content)};`,
    // Search engines read them in the prerendered page; in the client bundle they would be duplicates.
    `export const faq = import.meta.env.SSR ? ${JSON.stringify(questionsOf(content))} : [];`,
    `export { mentions } from ${JSON.stringify(MENTIONS + id)};`,
    ...fieldKinds.map((kind) => `import { parts as ${kind}Parts } from '${FIELDS}/${kind}/widget.tsx';`),
    `export const formParts = [${fieldKinds.map((kind) => `${kind}Parts`).join(', ')}];`,
    // Nothing is answered where pages are rendered.
    `export const loadAnswering = import.meta.env.SSR ? () => Promise.reject(new Error('Pages are rendered without answers.')) : () => import(${JSON.stringify(ANSWERING + id)}).then(({ answeringOf }) => answeringOf(questions));`,
  ].join('\n');
}

/**
 * An ES module that exports how to come from a calculator's questions to its `Answering`: what its answers need, and its
 * form does not. It imports nothing of the form: each of the two would be split for the other.
 */
export function answeringModule(parts: CompiledParts): string {
  const { elementKinds } = parts;
  return [
    `import shared from '${SHARED_ANSWERING}';`,
    validateLine(parts),
    ...elementKinds.map((kind) => `import { resolve as ${kind} } from '${ELEMENTS}/${kind}/resolve.ts';`),
    ...elementKinds.map((kind) => `import { View as ${kind}View } from '${ELEMENTS}/${kind}/view.tsx';`),
    `const resolvers = { ${elementKinds.join(', ')} };`,
    `const views = { ${elementKinds.map((kind) => `${kind}: ${kind}View`).join(', ')} };`,
    'export const answeringOf = (questions) => ({ ...shared, calculator: { ...questions, validate }, layoutParts: { resolvers, views } });',
  ].join('\n');
}
