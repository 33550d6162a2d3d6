import { describe, expect, it } from 'vitest';
import { handlingOf } from './requests.ts';

const ORIGIN = 'https://contas.example';

const handling = (path: string, { mode = 'cors', method = 'GET', origin = ORIGIN } = {}) =>
  handlingOf({ method, mode, url: origin + path }, ORIGIN);
const opened = (path: string) => handling(path, { mode: 'navigate' });

describe('documents', () => {
  it.each([
    '/',
    '/calculadora/saude/imc',
    '/calculadoras-saude/2',
    '/busca?q=imc',
    '/meus-calculos',
    '/nova',
  ])('of the site are drawn in the shell if need be: %s', (path) => expect(opened(path)).toBe('page'));

  it.each(['/blog', '/blog?categoria=saude', '/blog/juros-compostos'])(
    'of the blog are as they were: %s',
    (path) => expect(opened(path)).toBe('article'),
  );

  it('only look like those of the blog', () => expect(opened('/blogueiros')).toBe('page'));

  it.each([
    '/admin',
    '/admin/artigos/novo',
    '/login',
    '/embed/saude/imc',
    '/auth/v1/verify?token=1',
    '/rest/v1/posts',
    '/storage/v1/object/public/capas/a.png',
    '/api/calc/saude/imc',
    '/_api/index.js',
    '/saude',
    '/sitemap.xml',
    '/blog/feed.xml',
    '/imagens/blog/capa.png',
  ])('of accounts, backends, other sites and files are the browser’s alone: %s', (path) =>
    expect(opened(path)).toBe('none'),
  );

  it('only look like those of the administration, or of the monitor', () => {
    expect(opened('/administradores')).toBe('page');
    expect(opened('/calculadora/saude/imc')).toBe('page');
    expect(opened('/saude-mental')).toBe('page');
  });
});

describe('what documents ask for', () => {
  it('is a file that never changes, or data that may', () => {
    expect(handling('/assets/base-abc.js')).toBe('file');
    expect(handling('/assets/busca-abc/p0.json')).toBe('file');
    expect(handling('/dados/calculadora/saude/imc.json')).toBe('data');
    expect(handling('/icones.svg', { mode: 'same-origin' })).toBe('data');
    expect(handling('/favicon.svg', { mode: 'no-cors' })).toBe('data');
  });

  it.each([
    '/backend.json',
    '/rest/v1/posts',
    '/auth/v1/token',
    '/storage/v1/object/a',
    '/api/calc',
    '/sw.js',
    '/imagens/a.png',
  ])('is the browser’s alone otherwise: %s', (path) => expect(handling(path)).toBe('none'));

  it('is never touched when it sends something, or asks whether something is there', () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']) {
      expect(handling('/dados/inicio.json', { method })).toBe('none');
      expect(handling('/', { method, mode: 'navigate' })).toBe('none');
    }
  });

  it('is never touched when it is another’s, such as a hosted backend', () => {
    const origin = 'https://projeto.supabase.co';
    expect(handling('/rest/v1/posts', { origin })).toBe('none');
    expect(handling('/assets/base-abc.js', { origin })).toBe('none');
    expect(handling('/assets/base-abc.js', { origin: 'http://contas.example' })).toBe('none');
  });
});
