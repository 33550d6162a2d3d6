import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { adminShell } from './shells.ts';

const template = readFileSync('index.html', 'utf8').replace('<!--boot-->', '');
const modules = { entry: '/assets/entry.js', modules: [] };
const shell = adminShell(template, modules, 'Contas & Cia');

describe('the shell of the administrative area', () => {
  it('is excluded from search engines', () => {
    expect(shell).toContain('<meta name="robots" content="noindex">');
  });

  it('has a title, and an empty element in which the app mounts', () => {
    expect(shell.match(/<title/g)).toHaveLength(1);
    expect(shell).toContain('>Área Administrativa | Contas &amp; Cia</title>');
    expect(shell).toContain('<div id="root"></div>');
    expect(shell).not.toContain('<!--');
  });

  it('lists the modules that start the app', () => {
    expect(shell).toContain('"entry":"/assets/entry.js"');
  });

  it('marks the placeholders that the app removes once mounted', () => {
    expect(shell.match(/ data-casca/g)).toHaveLength(2);
  });
});
