import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { adminShell } from './admin-shell.ts';
import { inlineHashes } from '../../server/site/inline-hashes.ts';
import { STYLE_PLACE, styledPage } from './page-html.ts';

const template = readFileSync('index.html', 'utf8').replace('<!--boot-->', STYLE_PLACE);
const shell = styledPage(adminShell(template, ['/assets/entry.js'], 'Contas & Cia'), 'p{margin:0}', {});

describe('the shell of the administrative area', () => {
  it('is excluded from search engines and contains the policy', () => {
    expect(shell).toContain('<meta name="robots" content="noindex">');
    expect(shell).toContain('http-equiv="Content-Security-Policy"');
    expect(shell).toContain(inlineHashes('<style>p{margin:0}</style>').styles[0]);
  });

  it('has a title, and an empty element in which the pages are mounted', () => {
    expect(shell.match(/<title/g)).toHaveLength(1);
    expect(shell).toContain('>Área Administrativa | Contas &amp; Cia</title>');
    expect(shell).toContain('<div id="root"></div>');
    expect(shell).not.toContain('<!--');
  });

  it('names the modules that start the area', () => {
    expect(shell).toContain('<script type="application/json" id="modulos">["/assets/entry.js"]</script>');
  });

  it('marks the elements that the pages remove once mounted', () => {
    expect(shell.match(/ data-casca/g)).toHaveLength(2);
  });
});
