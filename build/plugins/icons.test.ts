import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { iconSprite } from './icons.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'icons-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function source(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function idsIn(sprite: string): string[] {
  return [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id = '']) => id);
}

describe('iconSprite', () => {
  it('contains each icon that sources use exactly once', () => {
    source(
      'src/a.tsx',
      '<Icon name="search" /> <Icon\n  name="menu" /> <Icon name={open ? \'x\' : \'menu\'} />',
    );
    source('calculators/trabalhista/a.ts', "export default { icon: 'calculator' };");
    source('calculators/b.ts', "export const b = { icon: 'search' };");
    const sprite = iconSprite(root);
    expect(idsIn(sprite)).toEqual(['i-calculator', 'i-menu', 'i-search', 'i-x']);
    expect(sprite).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"><symbol /);
    expect(sprite).not.toContain('<!--');
    expect(sprite.match(/<svg/g)).toHaveLength(1);
  });

  it('ignores tests', () => {
    source('src/a.test.tsx', '<Icon name="nada" />');
    source('src/engine/testing/sample.ts', "export const sample = { icon: 'nada' };");
    expect(idsIn(iconSprite(root))).toEqual([]);
  });

  it('throws with the file that uses an unknown icon', () => {
    source('calculators/saude/imc.ts', "export default { icon: 'no-such-icon' };");
    expect(() => iconSprite(root)).toThrow(
      'calculators/saude/imc.ts › icon\n  o ícone "no-such-icon" não existe no Lucide\n  → veja os nomes em lucide.dev/icons',
    );
  });
});
