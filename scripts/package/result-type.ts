/**
 * Generates the TypeScript type of results from the examples of a calculator, because the inferred type of a definition
 * is not available at run time.
 */
import { isRecord } from '../../src/engine/record.ts';

/** Observed values of one property. */
interface Seen {
  readonly scalars: Set<string>;
  /** Items of observed lists, if any. */
  items?: Seen;
  /** Properties of observed objects, if any. */
  members?: Map<string, { readonly seen: Seen; times: number }>;
  objects: number;
}

const nothing = (): Seen => ({ scalars: new Set(), objects: 0 });

function observe(seen: Seen, value: unknown): void {
  if (Array.isArray(value)) {
    seen.items ??= nothing();
    for (const item of value) observe(seen.items, item);
  } else if (isRecord(value)) {
    seen.objects += 1;
    seen.members ??= new Map();
    for (const [name, member] of Object.entries(value)) {
      const known = seen.members.get(name) ?? { seen: nothing(), times: 0 };
      seen.members.set(name, known);
      known.times += 1;
      observe(known.seen, member);
    }
  } else {
    seen.scalars.add(typeof value);
  }
}

/** Formats a doc comment of a type; empty without words. */
export function comment(words: string | undefined, indent: string): string {
  return words ? `${indent}/** ${words.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ')} */\n` : '';
}

/** Formats a property name, with quotes if necessary. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/** Returns the label of a value by its path, with `*` as the index of a row. */
type LabelOf = (path: string) => string | undefined;

function written(seen: Seen, labelOf: LabelOf, path: string, indent: string): string {
  const kinds = [...seen.scalars].toSorted();
  if (seen.items) {
    const item = written(seen.items, labelOf, `${path}.*`, indent);
    kinds.push(/[|{]/.test(item) ? `ReadonlyArray<${item}>` : `readonly ${item}[]`);
  }
  if (seen.members) {
    const inner = `${indent}  `;
    const members = Array.from(seen.members, ([name, { seen: member, times }]) => {
      const place = path === '' ? name : `${path}.${name}`;
      const mark = times === seen.objects ? '' : '?';
      const type = written(member, labelOf, place, inner);
      return `${comment(labelOf(place), inner)}${inner}readonly ${propertyName(name)}${mark}: ${type};\n`;
    });
    kinds.push(`{\n${members.join('')}${indent}}`);
  }
  return kinds.length === 0 ? 'never' : kinds.join(' | ');
}

/**
 * Generates the common type of results; a property missing in some of them is optional.
 *
 * @param results at least one result
 */
export function resultType(results: readonly object[], labelOf: LabelOf): string {
  const seen = nothing();
  for (const result of results) observe(seen, result);
  return written(seen, labelOf, '', '');
}
