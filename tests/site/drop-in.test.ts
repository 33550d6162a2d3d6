/** Builds a copy of the project with additional definitions. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DIST } from '../../build/paths.ts';
import type { PageModules } from '../../src/site/modules-id.ts';
import { DEFINITION, HUB, ID, PATH, TEXT } from '../catalogue/support/drop-in.ts';
import { copyProject } from '../catalogue/support/project-copy.ts';

const FILE = `calculators/${ID}.ts`;

let root: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ root, remove } = await copyProject());
}, 60_000);

afterAll(async () => {
  await remove();
});

async function dropIn(id: string, definition: string): Promise<void> {
  await writeFile(join(root, `calculators/${id}.md`), TEXT);
  await writeFile(join(root, `calculators/${id}.ts`), definition);
}

function build(): Promise<{ code: number | null; err: string }> {
  return new Promise((fulfil, reject) => {
    const child = spawn(process.execPath, [join(root, 'scripts/build.ts'), '--uncompressed'], { cwd: root });
    let err = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.once('error', reject);
    child.once('close', (code) => fulfil({ code, err }));
  });
}

const built = (file: string) => readFile(join(root, 'dist', file), 'utf8');

/** Measures the HTML and the scripts of a built page, in characters. */
async function weightOf(dist: string, path: string): Promise<number> {
  const html = await readFile(join(dist, path, 'index.html'), 'utf8');
  const list = /id="modulos">([^<]*)</.exec(html)?.[1] ?? '';
  const { entry, modules } = JSON.parse(list) as PageModules;
  const scripts = await Promise.all([entry, ...modules].map((file) => readFile(join(dist, file), 'utf8')));
  return [html, ...scripts].reduce((sum, text) => sum + text.length, 0);
}

describe('a build', { timeout: 300_000 }, () => {
  it('fails on a faulty definition with its file, location and remedy', async () => {
    await dropIn(ID, DEFINITION.replace('caffeine: 240', 'caffeine: 241'));
    const { code, err } = await build();
    expect(code).toBe(1);
    expect(err).toContain(FILE);
    expect(err).toContain('examples[0] (Três xícaras)');
    expect(err).toContain('caffeine: esperava 241, veio 240');
    expect(err).toContain('→ confira com a fonte (Conta à mão: 3 × 80)');
    expect(existsSync(join(root, 'dist', PATH.slice(1), 'index.html'))).toBe(false);
  });

  describe('with twenty more definitions', () => {
    beforeAll(async () => {
      await dropIn(ID, DEFINITION);
      for (let number = 1; number < 20; number += 1) {
        const definition = DEFINITION.replaceAll('cafeina', `cafeina-${number}`)
          .replace("'Cafeína diária'", `'Cafeína diária ${number}'`)
          .replace("'Calculadora de cafeína'", `'Calculadora de cafeína ${number}'`)
          .replace('Some a cafeína', `Some (${number}) a cafeína`);
        await dropIn(`${ID}-${number}`, definition);
      }
      const { code, err } = await build();
      expect(code, err).toBe(0);
    }, 300_000);

    it('gives each one a page, a card in the hub, an icon and a line in the sitemap', async () => {
      const page = await built(`${PATH.slice(1)}/index.html`);
      expect(page).toMatch(/<title>[^<]*cafeína/i);
      expect(page).toContain('Três xícaras têm 240 mg de cafeína.');
      expect(await built(`${HUB.slice(1)}/index.html`)).toContain(`href="${PATH}"`);
      expect(await built('sitemap.xml')).toContain(`${PATH}</loc>`);
      expect(await built('icones.svg')).toContain('<symbol id="i-coffee"');
    });

    it.each(['/', '/calculadoras-trabalhistas', '/calculadora/trabalhista/inss', '/busca'])(
      'does not enlarge %s, except for the digits of counts',
      async (path) => {
        const growth = (await weightOf(join(root, 'dist'), path)) - (await weightOf(DIST, path));
        expect(Math.abs(growth)).toBeLessThan(100);
      },
    );
  });
});
