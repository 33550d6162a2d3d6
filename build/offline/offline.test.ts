import { describe, expect, it } from 'vitest';
import type { Manifest } from 'vite';
import { moduleSource } from '../manifest.ts';
import { publicFiles } from './list.ts';

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

describe('publicFiles', () => {
  it('lists everything that pages load immediately or after a click, except the administration and the blog', () => {
    expect(publicFiles(manifest).toSorted()).toEqual([
      '/assets/drawing.js',
      '/assets/ferias.js',
      '/assets/imc.js',
      '/assets/index.css',
      '/assets/index.js',
      '/assets/law.js',
      '/assets/panel.js',
    ]);
  });
});
