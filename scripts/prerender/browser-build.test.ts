import { describe, expect, it } from 'vitest';
import { browserBuild } from './browser-build.ts';

const chunk = (fileName: string, facadeModuleId: string | null = null) => ({
  fileName,
  facadeModuleId,
  moduleIds: [],
  imports: [],
});
const base = chunk('assets/base-1.js');
const imc = chunk('assets/imc-1.js', '\0virtual:calculator/saude/imc');

describe('browserBuild', () => {
  it('knows the module of each calculator', () => {
    expect(browserBuild([base, imc]).modules).toEqual(new Map([['saude/imc', '/assets/imc-1.js']]));
  });

  it('names a build by its scripts, in whatever order', () => {
    const { build } = browserBuild([base, imc]);
    expect(browserBuild([imc, base]).build).toBe(build);
    expect(browserBuild([chunk('assets/base-2.js'), imc]).build).not.toBe(build);
  });
});
