/**
 * The TypeScript type of results, derived from a calculator's examples, because a definition's own type is not
 * available outside it.
 */
import { isRecord } from '../../src/engine/record.ts';

/** The observed values at one place. */
interface Seen {
  readonly scalars: Set<string>;
  /** Values inside lists, if there are lists. */
  items?: Seen;
  /** Values inside objects, if there are objects. */
  members?: Map<string, { readonly seen: Seen; times: number }>;
  objects: number;
}

const nothing = (): Seen => ({ scalars: new Set(), objects: 0 });

function note(seen: Seen, value: unknown): void {
  if (Array.isArray(value)) {
    seen.items ??= nothing();
    for (const item of value) note(seen.items, item);
  } else if (isRecord(value)) {
    seen.objects += 1;
    seen.members ??= new Map();
    for (const [name, member] of Object.entries(value)) {
      const known = seen.members.get(name) ?? { seen: nothing(), times: 0 };
      seen.members.set(name, known);
      known.times += 1;
      note(known.seen, member);
    }
  } else {
    seen.scalars.add(typeof value);
  }
}

/** A comment for readers of the type; empty without words. */
export function comment(words: string | undefined, indent: string): string {
  return words ? `${indent}/** ${words.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ')} */\n` : '';
}

/** A name as a property of a type. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/** The label of a value, by its path with `*` for the index of a row. */
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
 * The common type of all results; a value missing from one of them is optional.
 *
 * @param results at least one.
 */
export function resultType(results: readonly object[], labelOf: LabelOf): string {
  const seen = nothing();
  for (const result of results) note(seen, result);
  return written(seen, labelOf, '', '');
}
