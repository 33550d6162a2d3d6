import { describe, expect, it } from 'vitest';
import type { Manifest } from 'vite';
import { loadedLater } from './extras.ts';
import { pageParts } from './lists.ts';

const card = (id: string, name: string) => ({
  id,
  name,
  title: name,
  description: '',
  icon: '',
  popular: false,
  listedIn: [],
});

describe('pageParts', () => {
  const hub = { count: 1, page: 1, pages: 1, cards: [card('saude/imc', 'IMC')], launched: [] };
  const pages = [
    { path: '/termos', files: ['/assets/base.js', '/assets/termos.js'] },
    { path: '/calculadoras-saude', files: ['/assets/base.js'], data: hub },
    {
      path: '/calculadora/saude/imc',
      files: ['/assets/base.js', '/assets/imc.js'],
      data: { movedTo: 'saude/imc' },
    },
    ...['/embed/saude/imc', '/blog', '/blog/imc', '/404'].map((path) => ({ path, files: [] })),
  ];

  it('lists pages by their paths with what they need; none for other sites, of the blog, or of no address', () => {
    const [part, ...others] = pageParts(pages, (address) => address.length);
    expect(others).toEqual([]);
    expect(part?.files).toEqual([
      ['/assets/base.js', 15],
      ['/assets/imc.js', 14],
      ['/assets/termos.js', 17],
    ]);
    expect(part?.pages).toEqual([
      { path: '/calculadora/saude/imc', name: 'IMC', files: [0, 1], data: { movedTo: 'saude/imc' } },
      { path: '/calculadoras-saude', files: [0], data: hub },
      { path: '/termos', files: [0, 2] },
    ]);
  });

  it('makes more parts, and none larger, of more pages', () => {
    const many = Array.from({ length: 120 }, (_, number) => ({ path: `/p${1000 + number}`, files: [] }));
    const parts = pageParts(many.toReversed(), () => 1);
    expect(parts.map((part) => part.pages.length)).toEqual([50, 50, 20]);
    expect(parts.map((part) => part.pages[0]?.path)).toEqual(['/p1000', '/p1050', '/p1100']);
  });
});

describe('loadedLater', () => {
  const manifest: Manifest = {
    'src/base.ts': {
      file: 'assets/base.js',
      dynamicImports: ['src/panel.ts', 'src/admin/app.tsx', 'src/blog/post.tsx'],
    },
    'src/panel.ts': { file: 'assets/panel.js', imports: ['_drawing.js'], css: ['assets/panel.css'] },
    '_drawing.js': { file: 'assets/drawing.js', dynamicImports: ['src/panel.ts'] },
    'src/admin/app.tsx': { file: 'assets/admin.js', imports: ['_editor.js'] },
    'src/blog/post.tsx': { file: 'assets/post.js' },
    '_editor.js': { file: 'assets/editor.js' },
  };

  it('is what pages import when something is pressed, and what that needs; not what the administration needs', () => {
    expect(loadedLater(manifest, ['/assets/base.js']).toSorted()).toEqual([
      '/assets/base.js',
      '/assets/drawing.js',
      '/assets/panel.css',
      '/assets/panel.js',
    ]);
  });
});
