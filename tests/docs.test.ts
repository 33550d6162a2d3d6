/** Everything that the documentation refers to must exist: files, headings, commands, variables. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../build/paths.ts';
import { anchorOf } from '../scripts/vocabulary/markdown.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8').replaceAll('\r\n', '\n');
const pages = globSync(['*.md', 'docs/**/*.md', '.github/*.md'], { cwd: ROOT }).map((file) =>
  file.replaceAll('\\', '/'),
);
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** A page without its code blocks, whose brackets and paths are examples. */
function prose(page: string): string {
  return read(page).replaceAll(/^```[\s\S]*?^```$/gm, '');
}

function anchorsIn(page: string): string[] {
  return [...prose(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
}

describe.each(pages)('%s', (page) => {
  it('links to files and headings that exist', () => {
    const targets = [...prose(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
    const broken = targets.filter((target) => {
      if (/^https?:/.test(target)) return false;
      const [path = '', anchor] = target.split('#');
      const file = path === '' ? page : join(dirname(page), path).replaceAll('\\', '/');
      if (!existsSync(join(ROOT, file))) return true;
      return anchor !== undefined && !anchorsIn(file).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  it('has tables whose rows are as wide as their heads', () => {
    const tables = [...prose(page).matchAll(/^\|.*\|[ \t]*\n\|[ :|-]+\|[ \t]*\n(?:\|.*\n)*/gm)].map(
      ([table]) => table.trim().split('\n'),
    );
    const width = (row = '') => row.replaceAll(/\\\||`[^`]*`/g, '').split('|').length;
    expect(tables.flatMap(([head, ...rows]) => rows.filter((row) => width(row) !== width(head)))).toEqual([]);
  });

  it('names folders and files that exist', () => {
    const named = [...prose(page).matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name);
    const paths = named.filter((name) =>
      /^(bench|calculators|compiler|docs|schemas|scripts|src|supabase|tests)\/[\w./-]*$/.test(name),
    );
    // `YYYY` is a placeholder for a date that the reader fills in.
    const missing = paths.filter((path) => !path.includes('YYYY') && !existsSync(join(ROOT, path)));
    expect(missing).toEqual([]);
  });

  it('names commands that exist', () => {
    const commands = [...read(page).matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(
      ([, name = '']) => name,
    );
    expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

describe.each(['README.md', 'README.pt-BR.md'])('%s', (page) => {
  it('names every command that people run', () => {
    const hooks = new Set(Object.keys(scripts).map((name) => `pre${name}`));
    const forPeople = Object.keys(scripts).filter((name) => !hooks.has(name) && !/^(start|test)$/.test(name));
    const readme = read(page);
    expect(forPeople.filter((name) => !readme.includes(`npm run ${name}`) && name !== 'calc')).toEqual([]);
    expect(readme).toContain('npm run --silent calc');
  });

  it('links to every page of docs', () => {
    const unlinked = globSync('docs/*.md', { cwd: ROOT }).filter((path) => {
      const target = path.replaceAll('\\', '/');
      return !prose(page).includes(`](${target})`);
    });
    expect(unlinked).toEqual([]);
  });
});

describe('README.md', () => {
  it('is at most 120 lines long', () => {
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  });
});

describe('docs/configuration.md', () => {
  it('describes every variable that start and build read', () => {
    const sources = globSync(['{compiler,scripts,src}/**/*.{ts,tsx,mjs}', '*.ts'], {
      cwd: ROOT,
      exclude: (path) => /\.(test|spec)\.tsx?$/.test(path),
    }).map((file) => readFileSync(join(ROOT, file), 'utf8'));
    const variables = sources.flatMap((source) =>
      [...source.matchAll(/\benv(?:\.|\[')((?:VITE|CALCULARIO)_[A-Z_]+|PORT|HOST|CHROMIUM_PATH)\b/g)].flatMap(
        ([, name]) => name ?? [],
      ),
    );
    const forTests = /^CALCULARIO_TEST_/;
    const described = new Set(variables.filter((name) => !forTests.test(name)));
    expect(described).toContain('VITE_SITE_URL');
    expect([...described].filter((name) => !read('docs/configuration.md').includes(`\`${name}\``))).toEqual(
      [],
    );
  });
});
