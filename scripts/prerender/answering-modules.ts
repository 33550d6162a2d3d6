import { ANSWERING } from '../vite/calculator-module.ts';

const CALCULATOR = '/calculadora/';

/** Ids of the modules that a calculator's page loads once its form is used. */
export function answeringModules(path: string): string[] {
  if (!path.startsWith(CALCULATOR)) return [];
  return [`\0${ANSWERING}${path.slice(CALCULATOR.length)}`];
}
