import { compile } from '../compiler/compile.ts';

/** Compiles the definitions before the tests, which import the compiled files. */
export async function setup(): Promise<void> {
  await compile();
}
