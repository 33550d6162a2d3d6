import { join } from 'node:path';
import { ROOT } from '../build/paths.ts';
import { ANSWERING } from '../vite/calculator-module.ts';

const CALCULATOR = '/calculadora/';

/** Modules that a page loads once somebody uses its form: those of a calculator's answers, or none. */
export function answeringModules(path: string): string[] {
  if (!path.startsWith(CALCULATOR)) return [];
  return [join(ROOT, 'src/pages/calculator/answering.ts'), `\0${ANSWERING}${path.slice(CALCULATOR.length)}`];
}
