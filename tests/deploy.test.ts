/** The deployment files agree with the code and the documentation. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileOrShell } from '../functions/shell.ts';
import { ROOT } from '../build/paths.ts';
import {
  CACHE_FOREVER,
  CACHE_REVALIDATE,
  embedHeaders,
  SERVICE_WORKER,
  siteHeaders,
} from '../server/site/security-headers.ts';
import { fileHeaders } from '../server/site/static-files.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

describe('.env.example', () => {
  it('has every variable of docs/configuration.md, and no other', () => {
    const rows = [...read('docs/configuration.md').matchAll(/^\| (`[A-Z_`, ]+`) \|/gm)].map(
      ([, names = '']) => names,
    );
    const documented = rows.flatMap((names) => [...names.matchAll(/[A-Z_]+/g)].map(([name]) => name));
    const example = [...read('.env.example').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name = '']) => name);
    expect(documented).toContain('CALCULARIO_HSTS');
    expect(example.toSorted()).toEqual(documented.toSorted());
  });
});

describe('nginx-static.conf', () => {
  const sent = new Map(
    [...read('deploy/nginx-static.conf').matchAll(/^ {2}add_header (\S+) (?:"(.*)"|(\S+)) always;$/gm)].map(
      ([, name = '', text, variable]) => [name, text ?? variable],
    ),
  );

  it('sends the headers of the site, with the part of the policy that only a header can set', () => {
    const { 'Content-Security-Policy': policy = '', ...others } = siteHeaders({});
    for (const [name, value] of Object.entries(others)) expect(sent.get(name), name).toBe(value);
    expect(sent.get('Content-Security-Policy')).toBe('$calculario_frames');
    expect(read('deploy/nginx-static.conf')).toContain(
      `default "${/frame-ancestors .*$/.exec(policy)?.[0]}";`,
    );
  });

  it('lets other sites embed the calculators for embedding, and nothing else', () => {
    const { 'Content-Security-Policy': policy = '' } = embedHeaders({});
    const rules = [...read('deploy/nginx-static.conf').matchAll(/^ {2}(\S+) "(frame-ancestors [^"]*)";$/gm)];
    expect(rules.map(([, where, what]) => [where, what])).toEqual([
      ['default', "frame-ancestors 'self'"],
      ['~^/embed/', /frame-ancestors .*$/.exec(policy)?.[0]],
    ]);
  });

  it('caches files as long as the server does, and the worker not at all', () => {
    expect(fileHeaders(SERVICE_WORKER.slice(1))['Cache-Control']).toBe(CACHE_REVALIDATE);
    expect(read('deploy/nginx-static.conf')).toContain(`default "${CACHE_REVALIDATE}";`);
    expect(read('deploy/nginx-static.conf')).toContain(`~^/assets/ "${CACHE_FOREVER}";`);
  });
});

describe('the proxies', () => {
  it('declare that texts are in UTF-8, including /llms.txt', () => {
    expect(read('deploy/nginx-static.conf')).toMatch(/^ {2}charset utf-8;$/m);
  });

  it('pass on a body once it is complete', () => {
    expect(read('deploy/Caddyfile')).toMatch(/^\t\trequest_buffers 6MB$/m);
    expect(read('deploy/nginx.conf')).not.toContain('proxy_request_buffering off');
  });

  it('limit the connections of an address, because the server cannot', () => {
    expect(read('deploy/nginx.conf')).toMatch(/^ {2}limit_conn calculario 100;$/m);
  });
});

describe('Dockerfile', () => {
  // The last stage is the image that runs.
  const image =
    read('deploy/Dockerfile')
      .split(/^FROM .*\n/m)
      .at(-1) ?? '';

  it('starts the server with the production packages, as an unprivileged user', () => {
    expect(image).toMatch(/^CMD \["node", "server\/main\.ts"\]$/m);
    expect(image).toMatch(/^RUN npm ci .*--omit=dev/m);
    expect(image).toMatch(/^USER node$/m);
    expect(image).toMatch(/^VOLUME \/dados$/m);
    expect(image).toMatch(/^HEALTHCHECK .*\/saude/m);
  });

  it('copies only files that exist', () => {
    const paths = [...image.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from = '']) =>
      from.split(' '),
    );
    expect(paths).toContain('server');
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

describe('the functions of Cloudflare Pages', () => {
  const answerTo = async (path: string, status: number, method = 'GET') => {
    const fetched: string[] = [];
    const ASSETS = {
      fetch: async (address: URL) => {
        fetched.push(address.href);
        return new Response('shell');
      },
    };
    const request = new Request(`https://contas.example${path}`, { method });
    const next = async () => new Response(null, { status });
    const answer = await fileOrShell({ request, next, env: { ASSETS } }, '/blog/_artigo/');
    return [answer.status, ...fetched];
  };

  it('answer with the file if there is one, and otherwise with the shell', async () => {
    expect(await answerTo('/blog/ferias', 200)).toEqual([200]);
    expect(await answerTo('/blog/novo', 404)).toEqual([200, 'https://contas.example/blog/_artigo/']);
  });

  it('do not hide a missing file', async () => {
    expect(await answerTo('/blog/capa.png', 404)).toEqual([404]);
    expect(await answerTo('/blog/novo', 404, 'POST')).toEqual([404]);
  });
});
