/** What a page is served with, besides its HTML. */
import { calculatorPath } from '../../src/catalogue/entry.ts';
import type { PageData, ServedData } from '../../src/catalogue/page-data.ts';
import type { BrowserBuild } from './browser-build.ts';

/**
 * What a page carries, with the address of its calculator's module in the browser's build.
 *
 * @throws Error if the build has no module of the calculator.
 */
export function servedData(
  path: string,
  data: PageData | undefined,
  { build, modules }: BrowserBuild,
): ServedData {
  if (data === undefined) return { build, path };
  if (!('module' in data)) return { build, path, data };
  const module = modules.get(path.slice(calculatorPath('').length));
  if (module === undefined) throw new Error(`${path}: o build do navegador não tem o módulo da calculadora.`);
  return { build, path, data: { module } };
}
