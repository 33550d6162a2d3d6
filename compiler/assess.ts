/** Reads, checks and compiles a definition with its article, in the current thread. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';
import { categories } from '../src/catalogue/categories.ts';
import { withFragments } from '../src/catalogue/chapters.ts';
import type { ContentNode } from '../src/catalogue/content-node.ts';
import { locatedMessage } from './attempt.ts';
import { completenessFaults, unprovenFaults } from './check-completeness.ts';
import { checkDefinition } from './check-definition.ts';
import { AJV_OPTIONS, compileCalculator, withPlainOptions } from './compile-calculator.ts';
import type { AnyField, ObjectSchema } from '../src/fields/field.ts';
import { kindNameOf, kindOf } from '../src/fields/kinds.ts';
import type { KindName } from '../src/vocabulary/field-kinds.ts';
import type { Definition, Example, ShownExample } from '../src/engine/definition.ts';
import { chooseAmong, faultIf, type Fault } from '../src/vocabulary/fault.ts';
import { validationSchema } from '../src/engine/json-schema.ts';
import { todayInBrazil } from '../src/calendar/today.ts';
import { articleFaults, quoteExamples } from './article.ts';
import { inFile, type Assessment, type CompiledParts, type FileFault } from './assessment.ts';
import { contentOf } from './blog/markdown-content.ts';
import { budgetFaults } from './budgets.ts';
import { sharedFields } from './continuations.ts';
import { catalogueEntry } from './catalogue-entries.ts';
import { ARTICLE, lengthFaults, MISSING_ARTICLE, shapeFaults } from './check-article.ts';
import { languageFaults } from './check-language.ts';
import { untriedConditions } from './check-untried.ts';
import { closest } from './closest.ts';
import { iconFile, iconNames } from './icon-file.ts';
import { articleFile, definitionFile, loadDefinition } from './load.ts';
import { metaSchemaFaults } from './meta-schema.ts';
import type { ProvenCalculator, ProvenDefinition } from './proven.ts';
import { publishedExamples, publishedFaults } from './published-examples.ts';
import { readTables, type QuotedTables } from './quote-tables.ts';
import { figuresOfTables, typedInArticle, typedInModule } from './typed-figures.ts';
import type { Request } from './workers.ts';

/** Assesses a definition with its article. Never throws. */
export async function assess(request: Request): Promise<Assessment> {
  const { id, root } = request;
  const file = `calculators/${id}.ts`;
  const written = await readArticle(id, root);
  const text = written === undefined ? {} : { article: written };
  try {
    const definition = await loadDefinition(id, root);
    const tables = written === undefined ? undefined : await readTables(written, root);
    const { faults, ...parts } = assessDefinition(definition, request, tables);
    const typed = await typedFigures(request, written);
    return { ownId: definition.id, ...text, ...parts, faults: [...faults, ...typed] };
  } catch (error) {
    const problem = error instanceof Error ? locatedMessage(error) : String(error);
    const fault = { file, place: 'arquivo', problem, remedy: 'corrija o erro e salve o arquivo de novo' };
    return { ...text, faults: [fault, ...textFaults(id, written)] };
  }
}

/** Finds hard-coded legal figures in the modules of a definition and its article. */
async function typedFigures(
  { id, root, literals, tables }: Request,
  article: string | undefined,
): Promise<FileFault[]> {
  const figures = await figuresOfTables(root);
  return [
    ...[...literals].flatMap(([file, written]) => typedInModule(written, figures, tables).map(inFile(file))),
    ...typedInArticle(article ?? '', figures, tables).map(inFile(`calculators/${id}.md`)),
  ];
}

function assessDefinition(
  definition: ProvenDefinition,
  { id, root }: Request,
  withTables: QuotedTables | undefined,
): Pick<Assessment, 'faults' | 'remarks' | 'entry' | 'parts'> {
  const inDefinition = inFile(`calculators/${id}.ts`);
  const inArticle = inFile(`calculators/${id}.md`);
  const article = withTables?.text;
  const faultsOfText = textFaults(id, article);
  // Check the vocabulary first, because all other checks rely on it.
  const violations = metaSchemaFaults(definition);
  if (violations.length > 0) return { faults: [...violations.map(inDefinition), ...faultsOfText] };
  const found = [
    ...iconFaults(definition),
    ...categoryFaults(definition, id),
    ...checkDefinition(definition, id),
  ];
  const missing = completenessFaults(definition, todayInBrazil(new Date()));
  const faults = [...found, ...missing].map(inDefinition);
  if (found.length > 0) return { faults: [...faults, ...faultsOfText] };

  const calculator = compileCalculator(definition);
  faults.push(
    ...[...unprovenFaults(calculator), ...publishedFaults(calculator), ...budgetFaults(calculator)].map(
      inDefinition,
    ),
    ...faultsOfText,
  );
  const unquotable = withTables === undefined ? [] : quotationFaults(withTables, calculator);
  if (unquotable.length > 0) return { faults: [...faults, ...unquotable.map(inArticle)] };

  const quoted = article === undefined ? '' : quoteExamples(article, calculator);
  faults.push(
    ...languageFaults(calculator).map(inDefinition),
    ...(article === undefined ? [] : [...lengthFaults(quoted), ...languageFaults(quoted)]).map(inArticle),
  );
  const content = parsedArticle(quoted);
  // Skip a forbidden element that the check of the shape has already found, with its line.
  if ('problem' in content && faultsOfText.length === 0) faults.push(inArticle(content));
  const parts: CompiledParts = {
    id,
    formerIds: definition.formerIds ?? [],
    file: definitionFile(id, root),
    validatorCode: validatorCode(definition),
    programs: calculator.programs,
    fieldKinds: drawnKinds(definition.inputs, todayInBrazil(new Date())),
    examples: definition.examples.filter(({ testOnly }) => !testOnly).map(shownExample),
    published: publishedExamples(calculator),
    shared: sharedFields(definition),
    continuesIn: Object.keys(definition.continuesWhen ?? {}),
    article: 'problem' in content ? [] : content,
  };
  const remarks = untriedConditions(calculator).map(inDefinition);
  return { faults, remarks, entry: catalogueEntry(definition), parts };
}

/** Parses an article in Markdown; returns a fault for an element that articles must not have. */
function parsedArticle(quoted: string): readonly ContentNode[] | Fault {
  try {
    return withFragments(contentOf(quoted));
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { place: ARTICLE, problem, remedy: 'tire o elemento' };
  }
}

function shownExample({ title, input, daysBefore }: Example): ShownExample {
  return { title, input, ...(daysBefore ? { daysBefore } : {}) };
}

function quotationFaults({ text, faults }: QuotedTables, calculator: ProvenCalculator): readonly Fault[] {
  return faults.length > 0 ? faults : articleFaults(text, calculator);
}

function textFaults(id: string, article: string | undefined): FileFault[] {
  const faults = article === undefined ? [MISSING_ARTICLE] : shapeFaults(article);
  return faults.map(inFile(`calculators/${id}.md`));
}

function iconFaults({ icon }: Definition): Fault[] {
  if (existsSync(iconFile(icon))) return [];
  return [
    {
      place: 'icon',
      problem: `o ícone "${icon}" não existe no Lucide`,
      remedy: `os mais parecidos: ${closest(icon, iconNames()).join(', ')}; todos estão em lucide.dev/icons`,
    },
  ];
}

function categoryFaults({ alsoListedIn }: Definition, id: string): Fault[] {
  const names = categories.map((category) => category.id);
  const [own = ''] = id.split('/');
  const remedy = `${chooseAmong(names)}; ou acrescente a categoria em src/catalogue/categories.ts`;
  const unknown = (place: string, name: string) =>
    faultIf(!names.includes(name), place, `a categoria "${name}" não existe`, remedy);
  return [
    ...unknown('id', own),
    ...(alsoListedIn ?? []).flatMap((name) => unknown('alsoListedIn', name)),
    ...faultIf(
      alsoListedIn?.includes(own) ?? false,
      'alsoListedIn',
      `a categoria "${own}" já é a da calculadora`,
      'tire-a da lista',
    ),
  ];
}

async function readArticle(id: string, root: string): Promise<string | undefined> {
  const file = articleFile(id, root);
  return existsSync(file) ? readFile(file, 'utf8') : undefined;
}

/**
 * Generates the module of a definition's validator, for the page.
 *
 * @throws Error if the inputs use a keyword that needs Ajv at run time
 */
export function validatorCode({ inputs }: Definition): string {
  const code = compileSchemaValidatorsCode(
    { $id: 'validate', ...validationSchema(inputs) },
    {
      ajvFormatOptions: false,
      ajvOptionsOverrides: { ...AJV_OPTIONS, code: { esm: true } },
      extenderFn: withPlainOptions,
    },
  );
  if (code.includes('require(')) {
    throw new Error('o esquema usa uma palavra-chave que precisa de código do Ajv no navegador; use outra');
  }
  return code;
}

/** Lists the kinds of the controls in a form, including those in rows. */
export function drawnKinds({ properties }: ObjectSchema<AnyField>, today: string): KindName[] {
  const kinds = Object.values(properties).flatMap((field) => {
    const { drawnAs = kindNameOf(field), row } = kindOf(field).draw(field, today);
    return [drawnAs, ...(row ? drawnKinds(row, today) : [])];
  });
  return [...new Set(kinds)];
}
