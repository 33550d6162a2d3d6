/** What definitions say of themselves, read in their files without running them. */
import { readFileSync, statSync } from 'node:fs';
import { parseSync } from 'vite';
import type { CatalogueEntry } from '../src/catalogue/entry.ts';
import type { CompiledParts } from './assessment.ts';
import { argumentOf, isNode, nodes, property, valueOf, type Node } from './syntax.ts';

/** What the catalogue needs to know of a definition. */
export interface Surveyed {
  readonly entry: CatalogueEntry;
  readonly page: Pick<CompiledParts, 'id' | 'formerIds'>;
}

/** Stands for what a text takes from elsewhere, until the definition has been run. */
const LEFT_OPEN = '…';

/** A text as written; `undefined` for what is none. */
function textOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node?.type !== 'TemplateLiteral') return undefined;
  const pieces = nodes(node['quasis']).map((quasi) => String(Reflect.get(Object(quasi['value']), 'cooked')));
  return pieces.join(LEFT_OPEN);
}

function textsOf(node: Node | undefined): string[] {
  return nodes(node?.['elements']).flatMap((element) => textOf(element) ?? []);
}

/**
 * What a definition's source says of it; `undefined` where that takes more than reading.
 *
 * @param id its place among the definitions.
 */
export function surveyOf(id: string, source: string): Surveyed | undefined {
  const program: unknown = parseSync(`${id}.ts`, source).program;
  const definition = isNode(program) ? argumentOf('defineCalculator', program) : undefined;
  if (!definition) return undefined;
  const value = (name: string) => valueOf(property(definition, name));
  const [name, description, icon, keywords] = ['name', 'description', 'icon', 'keywords'].map((label) =>
    textOf(value(label)),
  );
  if (name === undefined || description === undefined || icon === undefined) return undefined;
  const entry = {
    id,
    name,
    title: textOf(value('title')) ?? name,
    description,
    keywords: (keywords ?? '').split(',').map((word) => word.trim()),
    icon,
    popular: value('popular')?.['value'] === true,
    listedIn: [id.split('/')[0] ?? '', ...textsOf(value('alsoListedIn'))],
  };
  return { entry, page: { id, formerIds: textsOf(value('formerIds')) } };
}

/** Reads definitions and remembers them until their files change. */
export class Survey {
  readonly #known = new Map<string, { readonly stamp: string; readonly surveyed: Surveyed | undefined }>();

  /** What the definition in a file says of itself. */
  of(id: string, file: string): Surveyed | undefined {
    const { mtimeMs, size } = statSync(file);
    const stamp = `${mtimeMs}/${size}`;
    const known = this.#known.get(id);
    if (known?.stamp === stamp) return known.surveyed;
    const surveyed = surveyOf(id, readFileSync(file, 'utf8'));
    this.#known.set(id, { stamp, surveyed });
    return surveyed;
  }
}
