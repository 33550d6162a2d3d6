import { build } from 'vite';

/**
 * A module of the product as one script that puts its exports into a global variable, to be run in a real page
 * with a real document.
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
  // A declaration at the top of what is evaluated would be gone with it.
  return `${chunk.code};globalThis[${JSON.stringify(variable)}] = ${variable};`;
}
