/** Inputs in the address's fragment, which browsers never send to a server. */
import { ownPage } from '../../catalogue/entry.ts';
import type { FormData } from '../../form/form-schema.ts';

/** The fragment (with its #) that restores these inputs. */
export function toFragment(data: FormData): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(data)) {
    if (value === undefined || value === '') continue;
    params.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return `#${params.toString()}`;
}

/** The address that restores these inputs: of the calculator's own page, also where another site shows it. */
export function sharedAddress(data: FormData): string {
  const { origin, pathname } = window.location;
  return origin + ownPage(pathname) + toFragment(data);
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
