import { describe, expect, it } from 'vitest';
import { resolvePath } from './resolve-path.ts';

const files = new Set([
  'index.html',
  '404.html',
  'robots.txt',
  '_headers',
  'assets/_shared-abc123.js',
  'admin/index.html',
  'admin/login/index.html',
  'previa/index.html',
  'blog/index.html',
  'blog/ferias/index.html',
  'blog/_artigo/index.html',
  'calculadora/saude/imc/index.html',
]);

const site = {
  hasFile: (file: string) => files.has(file),
  movedTo: (path: string) => (path === '/calculadora/saude/peso' ? '/calculadora/saude/imc' : undefined),
};
const bareSite = (...known: string[]) => ({
  hasFile: (file: string) => known.includes(file),
  movedTo: () => undefined,
});
const resolve = (path: string, query = '') => resolvePath(path, query, site);
const notFound = { kind: 'file', file: '404.html', status: 404 };

describe('resolvePath', () => {
  it.each([
    ['/', 'index.html'],
    ['/blog', 'blog/index.html'],
    ['/calculadora/saude/imc', 'calculadora/saude/imc/index.html'],
    ['/robots.txt', 'robots.txt'],
    ['/assets/_shared-abc123.js', 'assets/_shared-abc123.js'],
    ['/calculadora/sa%75de/imc', 'calculadora/saude/imc/index.html'],
  ])('resolves %s to its file', (path, file) => {
    expect(resolve(path)).toEqual({ kind: 'file', file, status: 200 });
  });

  it.each([
    ['/blog/', '', '/blog'],
    ['/blog//', '', '/blog'],
    ['//', '', '/'],
    ['/calculadora/saude/imc/', '?peso=70&a=%2F', '/calculadora/saude/imc?peso=70&a=%2F'],
    ['/index.html', '?q=1', '/?q=1'],
    ['/blog/ferias/index.html', '', '/blog/ferias'],
    ['/admin/configuracoes/', '', '/admin/configuracoes'],
  ])('redirects %s%s to its canonical address', (path, query, location) => {
    expect(resolve(path, query)).toEqual({ kind: 'redirect', location });
  });

  it.each([
    '//blog',
    '//blog/',
    '//evil.example/',
    '//evil.example/index.html',
    '/blog//ferias',
    '/nada',
    '/nada/',
    '/blog/ferias.html',
    '/blog/_artigo',
    '/blog/_artigo/',
    '/blog/_artigo/index.html',
    '/blog/Com-Maiuscula',
    '/blog/a/b',
    '/_headers',
    '/.git/config',
    '/../index.html',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/admin/app.js',
    '/administrador',
    '/assets/velho-123.js',
  ])('resolves %s to the 404 page', (path) => {
    expect(resolve(path)).toEqual(notFound);
  });

  it('resolves a path of thousands of slashes quickly', () => {
    // Measure processor time, which does not depend on the load of the machine.
    const before = process.cpuUsage();
    expect(resolve(`/blog${'/'.repeat(64_000)}x`)).toEqual(notFound);
    expect(process.cpuUsage(before).user).toBeLessThan(500_000);
  });

  it.each(['/%', '/%E0%A4%A', '/%00', '/a%2Fb', '/a%5Cb', '/\\evil.example/', '', '*', 'evil'])(
    'refuses %j as malformed',
    (path) => {
      expect(resolve(path)).toEqual({ kind: 'bad-request' });
    },
  );

  it.each(['/admin', '/admin/blog', '/admin/blog/editar/0b6f'])(
    'resolves %s to the admin shell, with noindex',
    (path) => {
      expect(resolve(path)).toEqual({ kind: 'file', file: 'admin/index.html', status: 200, noindex: true });
    },
  );

  it('resolves a preview, which only a live site has, to the page of an expired one', () => {
    expect(resolve('/previa')).toEqual({
      kind: 'file',
      file: 'previa/index.html',
      status: 404,
      noindex: true,
    });
  });

  it('prefers a prerendered admin page to the admin shell', () => {
    expect(resolve('/admin/login')).toMatchObject({ file: 'admin/login/index.html', noindex: true });
  });

  it('resolves an article unknown to the build to the article shell, or else to 404', () => {
    expect(resolve('/blog/artigo-novo')).toEqual({
      kind: 'file',
      file: 'blog/_artigo/index.html',
      status: 200,
    });
    expect(resolvePath('/blog/artigo-novo', '', bareSite('404.html'))).toEqual(notFound);
  });

  it('resolves to 404 without a file if the site has no 404 page', () => {
    expect(resolvePath('/nada', '', bareSite())).toEqual({ kind: 'not-found' });
  });

  it.each(['/calculadora/saude/peso', '/calculadora/saude/peso/', '/calculadora/saude/peso/index.html'])(
    'redirects the former address %s of a renamed page to the current one, keeping the query',
    (path) => {
      expect(resolve(path, '?weight=70')).toEqual({
        kind: 'redirect',
        location: '/calculadora/saude/imc?weight=70',
      });
    },
  );
});
