/** Documents the reusable fields of `schemas/`, which definitions spread into their inputs. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { recordOf } from '../../src/engine/record.ts';
import { formatForField } from '../../src/decimal/notation.ts';
import { ROOT } from '../../build/paths.ts';
import { code, table } from './markdown.ts';

type Fragment = Readonly<Record<string, unknown>>;

const LIMITS = ['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum'] as const;

function isFragment(value: unknown): value is Fragment {
  return typeof value === 'object' && value !== null && 'type' in value;
}

async function fragmentsIn(file: string): Promise<[name: string, fragment: Fragment][]> {
  const exported = (await import(pathToFileURL(join(ROOT, 'schemas', file)).href)) as Record<string, unknown>;
  return Object.entries(exported)
    .filter((entry): entry is [string, Fragment] => isFragment(entry[1]))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function textOf(fragment: Fragment, keyword: string): string[] {
  const value = fragment[keyword];
  if (value === undefined) return [];
  return [
    `${code(keyword)} ${typeof value === 'number' ? formatForField(value, undefined) : JSON.stringify(value)}`,
  ];
}

function row(file: string, name: string, fragment: Fragment): string[] {
  const messages = Object.keys(recordOf(fragment['messages']));
  return [
    code(name),
    code(`schemas/${file}`),
    ['type', 'format', 'unit'].flatMap((keyword) => textOf(fragment, keyword)).join(', '),
    LIMITS.flatMap((keyword) => textOf(fragment, keyword)).join(', ') || '—',
    messages.map(code).join(', ') || '—',
  ];
}

/** Generates the table of reusable fields with their keywords. */
export async function readyFieldsTable(): Promise<string> {
  const names = await readdir(join(ROOT, 'schemas'));
  const modules = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).toSorted();
  const found = await Promise.all(
    modules.map(async (file) =>
      (await fragmentsIn(file)).map(([name, fragment]) => row(file, name, fragment)),
    ),
  );
  return table(['Nome', 'Arquivo', 'Tipo', 'Limites', 'Frases que traz'], found.flat());
}
