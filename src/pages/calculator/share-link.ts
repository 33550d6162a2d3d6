/** Inputs in the address's fragment, which browsers never send to a server. */
import { ownPage } from '../../catalogue/entry.ts';
import type { ObjectSchema } from '../../engine/input-schema.ts';
import { initialData, type FormData } from '../../form/form-schema.ts';

/** The fragment (with its #) that restores these inputs, without those in `left`, which an untouched form holds anyway. */
export function toFragment(data: FormData, left: FormData = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(data)) {
    if (value === undefined || value === '' || isSame(value, left[name])) continue;
    params.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return `#${params.toString()}`;
}

/**
 * The address that restores these inputs: of the calculator's own page, also where another site shows it. Leaves out
 * defaults, except those that change with the day or with the tables.
 */
export function sharedAddress(data: FormData, inputs: ObjectSchema, today: string): string {
  const { origin, pathname } = window.location;
  return origin + ownPage(pathname) + toFragment(data, lastingDefaults(data, inputs, today));
}

function lastingDefaults(data: FormData, inputs: ObjectSchema, today: string): FormData {
  const initial = Object.entries(initialData(inputs, today));
  const lasting = Object.fromEntries(
    initial.filter(([name]) => {
      const field = inputs.properties[name];
      return field && !('defaultOn' in field) && !('suggestions' in field);
    }),
  );
  // Without any value an address would restore nothing.
  return Object.keys(data).every((name) => isSame(data[name], lasting[name])) ? {} : lasting;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * The inputs in a fragment, or `undefined` if it holds none of the fields. Values stay raw: `evaluate` judges
 * them like anything typed.
 */
export function fromFragment(fragment: string, fields: readonly string[]): FormData | undefined {
  const params = new URLSearchParams(fragment.replace(/^#/, ''));
  const found = fields.flatMap((name) => {
    const text = params.get(name);
    return text === null ? [] : [[name, readValue(text)] as const];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

function readValue(text: string): unknown {
  if (!/^[[{]|^(true|false)$/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
