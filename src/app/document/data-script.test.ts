import { describe, expect, it } from 'vitest';
import { jsonLdScript } from './data-script.ts';

/** Parses the data as a consumer of structured data does. */
function read(script: string): unknown {
  const json = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(script)?.[1];
  return JSON.parse(json ?? '');
}

describe('jsonLdScript', () => {
  it('contains all items of a page in one graph', () => {
    const things = [{ '@type': 'WebSite', name: 'Calculário' }, { '@type': 'FAQPage' }];
    expect(read(jsonLdScript(things))).toEqual({ '@context': 'https://schema.org', '@graph': things });
  });

  it('is not closed by `</script>` in a text, and parses back unchanged', () => {
    const name = '</script><script>alert(1)</script><!-- & "aspas"';
    const script = jsonLdScript([{ '@type': 'Article', name }]);
    expect(script.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
    expect(read(script)).toMatchObject({ '@graph': [{ name }] });
  });

  it('is empty without data', () => {
    expect(jsonLdScript([])).toBe('');
  });
});
