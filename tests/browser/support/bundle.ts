import { build } from 'vite';

/**
 * Bundles a module of the product as a script that assigns its exports to a global variable, to run in a real page.
 *
 * @param file relative to the project.
 */
export async function bundle(file: string, variable: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: file, formats: ['iife'], name: variable } },
  });
  const [result] = Array.isArray(built) ? built : [built];
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (!chunk) throw new Error(`${file}: nothing was built`);
  // A top-level declaration would be scoped to the evaluated script.
  return `${chunk.code};globalThis[${JSON.stringify(variable)}] = ${variable};`;
}
