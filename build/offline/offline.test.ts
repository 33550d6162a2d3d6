import { describe, expect, it } from 'vitest';
import type { Manifest } from 'vite';
import { moduleSource } from '../manifest.ts';
import { listOf, MAX_BYTES } from './list.ts';

const IMC = moduleSource('saude/imc');
const FERIAS = moduleSource('trabalhista/ferias');

const manifest: Manifest = {
  [IMC]: { file: 'assets/imc.js', isEntry: true, imports: ['index.html'] },
  [FERIAS]: { file: 'assets/ferias.js', isEntry: true, imports: ['_law.js'] },
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    css: ['assets/index.css'],
    dynamicImports: ['src/panel.ts', 'src/admin/app.tsx', 'src/blog/post.tsx'],
  },
  'src/panel.ts': { file: 'assets/panel.js', imports: ['_drawing.js'] },
  '_drawing.js': { file: 'assets/drawing.js', dynamicImports: ['src/panel.ts'] },
  '_law.js': { file: 'assets/law.js' },
  'src/admin/app.tsx': { file: 'assets/admin.js', imports: ['_editor.js'] },
  'src/blog/post.tsx': { file: 'assets/post.js' },
  '_editor.js': { file: 'assets/editor.js' },
};

const DATA = [
  '/dados/inicio.json',
  '/dados/calculadora/saude/imc.json',
  '/dados/calculadora/trabalhista/ferias.json',
];

const SHARED = [
  '/favicon.svg',
  '/assets/index.js',
  '/assets/index.css',
  '/assets/panel.js',
  '/assets/drawing.js',
  '/dados/inicio.json',
];

describe('listOf', () => {
  it('lists everything that pages load immediately or after a click, except the administration', () => {
    expect(listOf(manifest, DATA, ['/favicon.svg'], () => 1)).toEqual([
      ...SHARED,
      '/assets/imc.js',
      '/dados/calculadora/saude/imc.json',
      '/assets/ferias.js',
      '/assets/law.js',
      '/dados/calculadora/trabalhista/ferias.json',
    ]);
  });

  it('stops at the size limit, and lists data after the scripts that need it', () => {
    const size = (address: string) => (address.includes('ferias') ? MAX_BYTES : 1);
    expect(listOf(manifest, DATA, ['/favicon.svg'], size)).toEqual([
      ...SHARED,
      '/assets/imc.js',
      '/dados/calculadora/saude/imc.json',
    ]);
  });
});
