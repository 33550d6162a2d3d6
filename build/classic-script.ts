/** Bundles a file of the project as a classic script, without modules. */
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from './paths.ts';

/**
 * Returns the code of the script.
 *
 * @param file path relative to the project
 * @param define code by the name that it replaces
 * @throws Error if the file cannot be bundled
 */
export async function classicScript(
  file: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    define: { ...define },
    build: {
      write: false,
      copyPublicDir: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: join(ROOT, file),
        output: { format: 'iife' },
        checks: { bundlerTimings: false },
      },
    },
  });
  const [output] = [result].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${file} cannot be bundled.`);
  return chunk.code.trim();
}
