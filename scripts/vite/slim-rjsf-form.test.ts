import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { withoutUnreached } from './slim-rjsf-form.ts';

const whole = readFileSync(fileURLToPath(import.meta.resolve('@rjsf/core/lib/components/Form.js')), 'utf8');

describe("RJSF's form without what ours never asks of it", () => {
  const slim = withoutUnreached(whole);

  it('is still a module, without the methods that nobody calls', () => {
    expect(parseSync('Form.js', slim).errors).toEqual([]);
    expect(whole).toMatch(/^ {4}reset = /m);
    expect(slim).not.toMatch(/^ {4}(?:reset|submit|onBlur|setFieldValue) = /m);
    expect(slim).toMatch(/^ {4}onChange = /m);
    expect(slim).toMatch(/^ {4}onSubmit = /m);
  });

  it('is not built from a form that is not the known one', () => {
    expect(() => withoutUnreached(whole.replace('    reset = () =>', '    restart = () =>'))).toThrow(
      'reset',
    );
    expect(() => withoutUnreached(whole.replace('if (newErrorSchema)', 'if (raised)'))).toThrow(
      'if (newErrorSchema)',
    );
    expect(() =>
      withoutUnreached(whole.replace('if (newErrorSchema)', 'if (newErrorSchema) if (newErrorSchema)')),
    ).toThrow('uma vez só');
  });
});
