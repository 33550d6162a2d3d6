import { readFileSync } from 'node:fs';

/** The text of a file with values inserted for names in double braces: `{{nome}}`. */
export function filled(file: string, values: Readonly<Record<string, string>>): string {
  return readFileSync(file, 'utf8').replaceAll(/\{\{(\p{L}+)\}\}/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${file}: {{${name}}} has no value.`);
    return value;
  });
}
