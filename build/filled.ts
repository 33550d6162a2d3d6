import { readFileSync } from 'node:fs';

/** The text of a file with values in place of their names, which it has in double braces: `{{nome}}`. */
export function filled(file: string, values: Readonly<Record<string, string>>): string {
  return readFileSync(file, 'utf8').replaceAll(/\{\{(\p{L}+)\}\}/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${file}: {{${name}}} não tem valor.`);
    return value;
  });
}
