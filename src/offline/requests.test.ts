import { describe, expect, it } from 'vitest';
import { handlingOf } from './requests.ts';

const ORIGIN = 'https://contas.example';

const handling = (path: string, { method = 'GET', origin = ORIGIN } = {}) =>
  handlingOf({ method, url: origin + path }, ORIGIN);

describe('handlingOf', () => {
  it.each([
    '/',
    '/calculadora/saude/imc',
    '/calculadoras-saude/2',
    '/busca?q=imc',
    '/meus-calculos',
    '/blog?categoria=saude',
    '/blog/juros-compostos',
    '/administradores',
    '/saude-mental',
  ])('takes documents from the network first: %s', (path) => expect(handling(path)).toBe('page'));

  it.each([
    '/admin',
    '/admin/artigos/novo',
    '/login',
    '/embed/saude/imc',
    '/auth/v1/verify?token=1',
    '/auth/v1/token',
    '/rest/v1/posts',
    '/storage/v1/object/public/capas/a.png',
    '/functions/v1/enviar',
    '/api/calc/saude/imc',
    '/_api/index.js',
    '/saude',
    '/backend.json',
    '/sw.js',
    '/sitemap.xml',
    '/blog/feed.xml',
    '/imagens/blog/capa.png',
  ])('ignores accounts, backends, embedded pages and plain files: %s', (path) =>
    expect(handling(path)).toBe('none'),
  );

  it('serves hashed files from the cache first, and data and icons from the network first', () => {
    expect(handling('/assets/base-abc.js')).toBe('file');
    expect(handling('/assets/busca-abc/p0.json')).toBe('file');
    expect(handling('/dados/calculadora/saude/imc.json')).toBe('data');
    expect(handling('/icones.svg')).toBe('data');
    expect(handling('/favicon.svg')).toBe('data');
  });

  it('ignores requests that send data or only ask for headers', () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']) {
      expect(handling('/dados/inicio.json', { method })).toBe('none');
      expect(handling('/', { method })).toBe('none');
    }
  });

  it('ignores other origins, such as a hosted backend', () => {
    const origin = 'https://projeto.supabase.co';
    expect(handling('/rest/v1/posts', { origin })).toBe('none');
    expect(handling('/assets/base-abc.js', { origin })).toBe('none');
    expect(handling('/assets/base-abc.js', { origin: 'http://contas.example' })).toBe('none');
  });
});
