/** Every page is valid HTML by the standard and the accessibility guidelines. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { describe, expect, it } from 'vitest';
import { DIST } from '../../build/paths.ts';
import { pages } from './support/dist.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // Rules about style that React's and the bundler's output does not follow.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'doctype-style': 'off',
      'no-redundant-for': 'off',
      'no-trailing-whitespace': 'off',
      'void-style': 'off',
      // Each formula has a name in Portuguese: `math` may be named.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // React's own ids begin with an underscore.
      'valid-id': ['error', { relaxed: true }],
      // Everything is loaded from our own server, so integrity hashes are not needed.
      'require-sri': ['error', { target: 'crossorigin' }],
      // The checkboxes of a group share the name of its field.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button'] }],
      // A scrollable table is a region only if it is focusable.
      'prefer-native-element': ['error', { exclude: ['region'] }],
    },
  }),
);

describe('markup', () => {
  it.each(pages)('$path is valid', async ({ path, html }) => {
    const { results } = await validator.validateString(html, path);
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
    );
    expect(found).toEqual([]);
  });
});

describe('a calculator without scripts', () => {
  it.each(pages.filter(({ path }) => path.startsWith('/calculadora/')))('has its text: $path', ({ html }) => {
    expect(html).toMatch(/<h1[^>]*>[^<]+</);
    expect(html).toMatch(/<noscript>.*Este formulário precisa de JavaScript/s);
    expect(html).toMatch(/<article[^>]*>.*<h2/s);
  });
});

describe('style', () => {
  it('locks no orientation (WCAG 1.3.4)', () => {
    const sheets = globSync('assets/*.css', { cwd: DIST });
    expect(sheets).not.toEqual([]);
    for (const sheet of sheets) expect(readFileSync(join(DIST, sheet), 'utf8')).not.toMatch(/orientation:/);
  });
});
