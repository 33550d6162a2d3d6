/** The TypeScript type of results, from those of a calculator's examples: what a definition returns is not typed outside of it. */
import { isRecord } from '../../src/engine/record.ts';

/** What values of one place were seen to be. */
interface Seen {
  readonly scalars: Set<string>;
  /** What stands in lists, if there are lists. */
  items?: Seen;
  /** What stands in objects, if there are objects. */
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

/** A comment for whoever reads the type; empty without words. */
export function comment(words: string | undefined, indent: string): string {
  return words ? `${indent}/** ${words.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ')} */\n` : '';
}

/** A name as a property of a type. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/** Says what a value is called, by its path with `*` for the number of a row. */
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
 * The type that all of the results have; what is missing in one of them may be missing.
 *
 * @param results at least one.
 */
export function resultType(results: readonly object[], labelOf: LabelOf): string {
  const seen = nothing();
  for (const result of results) note(seen, result);
  return written(seen, labelOf, '', '');
}
