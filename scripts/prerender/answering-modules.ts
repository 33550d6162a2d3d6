import { join } from 'node:path';
import { ROOT } from '../build/paths.ts';
import { ANSWERING } from '../vite/calculator-module.ts';

const CALCULATOR = '/calculadora/';

/** Modules that a page loads once somebody uses its form: a calculator's answers and what style they need, or none. */
export function answeringModules(path: string): string[] {
  if (!path.startsWith(CALCULATOR)) return [];
  return [join(ROOT, 'src/site/load-rest.ts'), `\0${ANSWERING}${path.slice(CALCULATOR.length)}`];
}
