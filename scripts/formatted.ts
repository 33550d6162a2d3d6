import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { ROOT } from '../build/paths.ts';

/**
 * Formats a generated source.
 *
 * @param file path of the source, whose extension determines the language
 * @throws Error if the formatter cannot parse the source
 */
export async function formatted(file: string, source: string): Promise<string> {
  const style = JSON.parse(readFileSync(join(ROOT, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const { code, errors } = await format(file, source, style);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return code;
}
