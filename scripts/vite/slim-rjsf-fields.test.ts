import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { fieldWithoutUnreached } from './slim-rjsf-fields.ts';

const whole = (field: string) =>
  readFileSync(fileURLToPath(import.meta.resolve(`@rjsf/core/lib/components/fields/${field}.js`)), 'utf8');

describe("RJSF's fields without what our schemas never ask of them", () => {
  it.each([
    ['ArrayField', 'structuredClone(', 'handleRemoveItem = useCallback('],
    ['ObjectField', "getAvailableKey('newKey'", 'orderProperties('],
    ['SchemaField', "toFieldPathId('XxxOf'", 'FieldTemplate'],
  ])('%s is still a module', (field, gone, kept) => {
    const slim = fieldWithoutUnreached(field, whole(field));
    expect(parseSync(`${field}.js`, slim).errors).toEqual([]);
    expect(slim).toContain(kept);
    expect(slim.length).toBeLessThan(whole(field).length);
    expect(whole(field)).toContain(gone);
  });

  it('fail as everything else does, and show nothing instead', () => {
    const slim = fieldWithoutUnreached('ObjectField', whole('ObjectField'));
    expect(whole('ObjectField')).toContain('_jsx("pre"');
    expect(slim).not.toContain('_jsx("pre"');
    expect(slim).toContain('catch (err) { throw err; }');
  });

  it('lose what is never called', () => {
    const slim = fieldWithoutUnreached('ArrayField', whole('ArrayField'));
    expect(slim).not.toContain('structuredClone(');
    expect(slim).toMatch(/handleCopyItem = undefined;/);
    expect(slim).toMatch(/if \(false\)/);
  });

  it.each([
    ['ArrayField', 'function FixedArray('],
    ['ArrayField', 'const handleCopyItem ='],
    ['SchemaField', 'if (_schema[RJSF_REF_CYCLE_KEY])'],
  ])('are not built from a %s without %s', (field, known) => {
    const other = whole(field).replace(known, known.replace(/\w+(?=\W*$)/, 'other'));
    expect(() => fieldWithoutUnreached(field, other)).toThrow('do RJSF mudou');
  });
});
