/** Encodes inputs in the fragment of an address, which browsers never send to a server. */
import type { FormData } from '../../form/form-schema.ts';

/** Encodes inputs as a fragment with its #, without those equal to `left`, which an untouched form has anyway. */
export function toFragment(data: FormData, left: FormData = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(data)) {
    if (value === undefined || isSame(value, left[name])) continue;
    params.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return `#${params.toString()}`;
}

/** True if two form contents are equal, rows included. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Decodes the inputs in a fragment; undefined if it contains none of the fields. Values stay raw, because `evaluate`
 * validates them like typed text.
 */
export function fromFragment(fragment: string, fields: readonly string[]): FormData | undefined {
  const params = new URLSearchParams(fragment.replace(/^#/, ''));
  const found = fields.flatMap((name) => {
    const text = params.get(name);
    return text === null ? [] : [[name, readValue(text)] as const];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** True for a single value, a list or rows. Anything deeper is no field, and could exhaust the stack of the browser. */
function isField(value: unknown, levels = 2): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((each) => isField(each, levels - 1));
}

function readValue(text: string): unknown {
  if (!/^[[{]|^(true|false)$/.test(text)) return text;
  try {
    const value: unknown = JSON.parse(text);
    return isField(value) ? value : text;
  } catch {
    return text;
  }
}
