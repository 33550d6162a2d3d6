/** Validates every page against the HTML standard and the accessibility guidelines. */
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
      // Disable rules about style that the output of React and the bundler violates.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'doctype-style': 'off',
      'no-redundant-for': 'off',
      'no-trailing-whitespace': 'off',
      'void-style': 'off',
      // Allow names on `math`, because each formula has one in Portuguese.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Allow underscores, with which React's ids start.
      'valid-id': ['error', { relaxed: true }],
      // Require no integrity hashes for our own files.
      'require-sri': ['error', { target: 'crossorigin' }],
      // Allow checkboxes of a group to share a name.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button'] }],
      // Allow the role region on scrollable tables, which have it only while they are focusable.
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
  it('does not lock the orientation (WCAG 1.3.4)', () => {
    const sheets = globSync('assets/*.css', { cwd: DIST });
    expect(sheets).not.toEqual([]);
    for (const sheet of sheets) expect(readFileSync(join(DIST, sheet), 'utf8')).not.toMatch(/orientation:/);
  });
});
