import { readFileSync } from 'node:fs';

/** Reads a text file, and replaces names in double braces (`{{nome}}`) with values. */
export function filled(file: string, values: Readonly<Record<string, string>>): string {
  return readFileSync(file, 'utf8').replaceAll(/\{\{(\p{L}+)\}\}/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${file}: {{${name}}} has no value.`);
    return value;
  });
}
