/** Everything that the build derives from the definitions, as plain data. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';
import { categories, categoryOf } from '../../calculators/categories.ts';
import { checkDefinition, type Fault } from '../../src/engine/check-definition.ts';
import type { Programs } from '../../src/engine/calculator.ts';
import { AJV_OPTIONS, compileCalculator } from '../../src/engine/compile-calculator.ts';
import type { Definition } from '../../src/engine/definition.ts';
import { chooseAmong, faultIf } from '../../src/engine/fault.ts';
import { validationSchema } from '../../src/engine/json-schema.ts';
import type { CatalogueEntry } from '../../src/catalogue/entry.ts';
import { articleFaults, quoteExamples } from './article.ts';
import { iconFile } from './icon-file.ts';
import { CALCULATORS, definitionFile, definitionIds, loadDefinition } from './load.ts';
import { metaSchemaFaults } from './meta-schema.ts';

/** What the browser needs of one calculator besides its definition's own module. */
export interface CompiledParts {
  readonly id: string;
  /** The definition's module. */
  readonly file: string;
  /** ES module that exports the precompiled validator as `validate`. */
  readonly validatorCode: string;
  readonly programs: Programs;
  /** The article in Markdown with its examples quoted; empty where there is none. */
  readonly article: string;
}

/** A fault with the file that has it. */
export interface FileFault extends Fault {
  readonly file: string;
}

/** The outcome of scanning the definitions. */
export interface Collected {
  readonly entries: readonly CatalogueEntry[];
  readonly parts: readonly CompiledParts[];
  readonly faults: readonly FileFault[];
}

/** Reads, checks and compiles all definitions below a folder. */
export async function collect(root: string = CALCULATORS): Promise<Collected> {
  const faults: FileFault[] = [];
  const entries: CatalogueEntry[] = [];
  const parts: CompiledParts[] = [];
  const seen = new Map<string, string>();
  for (const id of await definitionIds(root)) {
    const file = `calculators/${id}.ts`;
    try {
      const definition = await loadDefinition(id, root);
      const found = definitionFaults(definition, id);
      faults.push(...[...duplicateFaults(seen, definition.id, file), ...found].map(inFile(file)));
      if (found.length > 0) continue;
      const calculator = compileCalculator(definition);
      const article = await readArticle(id, root);
      const quoted = articleFaults(article, calculator);
      faults.push(...quoted.map(inFile(`calculators/${id}.md`)));
      if (quoted.length > 0) continue;
      entries.push(catalogueEntry(definition));
      parts.push({
        id,
        file: definitionFile(id, root),
        validatorCode: validatorCode(definition),
        programs: calculator.programs,
        article: quoteExamples(article, calculator),
      });
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      faults.push({ file, place: 'arquivo', problem, remedy: 'corrija o erro e salve o arquivo de novo' });
    }
  }
  return { entries, parts, faults };
}

function inFile(file: string): (fault: Fault) => FileFault {
  return (fault) => ({ file, ...fault });
}

/** Departures from the vocabulary first: the other checks rely on it. */
function definitionFaults(definition: Definition, id: string): Fault[] {
  const faults = metaSchemaFaults(definition);
  if (faults.length > 0) return faults;
  return [...iconFaults(definition), ...categoryFaults(definition, id), ...checkDefinition(definition, id)];
}

function duplicateFaults(seen: Map<string, string>, id: string, file: string): Fault[] {
  const other = seen.get(id);
  seen.set(id, file);
  return faultIf(
    other !== undefined,
    'id',
    `o id "${id}" já é de ${other}`,
    'dê a cada definição o id do seu lugar',
  );
}

function iconFaults({ icon }: Definition): Fault[] {
  return faultIf(
    !existsSync(iconFile(icon)),
    'icon',
    `o ícone "${icon}" não existe no Lucide`,
    'veja os nomes em lucide.dev/icons',
  );
}

function categoryFaults({ alsoListedIn }: Definition, id: string): Fault[] {
  const names = categories.map((category) => category.id);
  const [own = ''] = id.split('/');
  const remedy = `${chooseAmong(names)}; ou acrescente a categoria em calculators/categories.ts`;
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

function catalogueEntry(definition: Definition): CatalogueEntry {
  const { id, name, title, description, keywords, icon, popular, alsoListedIn } = definition;
  return {
    id,
    name,
    title: title ?? name,
    description,
    keywords: keywords.split(',').map((word) => word.trim()),
    icon,
    popular: popular ?? false,
    listedIn: [categoryOf(id).id, ...(alsoListedIn ?? [])],
  };
}

async function readArticle(id: string, root: string): Promise<string> {
  const file = definitionFile(id, root).replace(/\.ts$/, '.md');
  return existsSync(file) ? readFile(file, 'utf8') : '';
}

function validatorCode({ inputs }: Definition): string {
  const code = compileSchemaValidatorsCode(
    { $id: 'validate', ...validationSchema(inputs) },
    { ajvFormatOptions: false, ajvOptionsOverrides: { ...AJV_OPTIONS, code: { esm: true } } },
  );
  if (code.includes('require(')) {
    throw new Error('o esquema usa uma palavra-chave que precisa de código do Ajv no navegador; use outra');
  }
  return code;
}
