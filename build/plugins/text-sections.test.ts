import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { quoted } from '../../src/pages/info/quoted.tsx';
import { ROOT } from '../paths.ts';
import { sectionsModule } from './text-sections.ts';

it('sectionsModule splits a text at its headings, with quotations and links', () => {
  const text =
    '## O site {sobre}\n\nÉ o {{site}}.\n\n## Contato {contato}\n\n- [geral](mailto:?subject=Oi)\n';
  const code = sectionsModule(text);
  expect(code).toContain(
    '{ id: "sobre", title: "O site", body: h(Fragment, null, h("p", null, "É o ", quoted.site, ".")) }',
  );
  expect(code).toContain('h("ul", null, h("li", null, h(TextLink, {"href":"mailto:?subject=Oi"}, "geral")))');
});

it('sectionsModule refuses HTML', () => {
  expect(() => sectionsModule('## O site {sobre}\n\n<b>É</b>\n')).toThrow('"raw"');
});

it('every placeholder in the texts of the site has a value', () => {
  const texts = globSync('src/pages/info/*.md', { cwd: ROOT }).map((file) =>
    readFileSync(join(ROOT, file), 'utf8'),
  );
  const names = texts.flatMap((text) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name));
  expect(new Set(names)).toEqual(new Set(Object.keys(quoted)));
});
