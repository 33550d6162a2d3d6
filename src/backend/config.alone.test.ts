import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BackendConfig } from './config.ts';

/** Loads a fresh instance of the module, with a server that gives this response. */
async function loadWith(answer: () => Promise<Response>): Promise<() => Promise<BackendConfig | null>> {
  vi.resetModules();
  vi.stubGlobal('fetch', vi.fn(answer));
  const { loadBackendConfig } = await import('./config.ts');
  return loadBackendConfig;
}

const page = (status: number) => async () =>
  new Response('<!doctype html>', { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.stubGlobal('window', { location: { origin: 'http://localhost:4321' } });
});

describe('the backend’s configuration', () => {
  it('comes from the build without a request', async () => {
    vi.stubEnv('VITE_SUPABASE_URL', ' https://x.supabase.co ');
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_y');
    const load = await loadWith(page(200));
    expect(await load()).toEqual({ url: 'https://x.supabase.co', anonKey: 'sb_publishable_y' });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('comes from the server otherwise, with an absolute address', async () => {
    const load = await loadWith(async () => Response.json({ url: '/', anonKey: 'sb_publishable_z' }));
    expect(await load()).toEqual({ url: 'http://localhost:4321/', anonKey: 'sb_publishable_z' });
    await load();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a page of HTML', page(200)],
    ['not found', page(404)],
    ['not found, as JSON', async () => Response.json({ message: 'Not Found' }, { status: 404 })],
    ['an incomplete configuration', async () => Response.json({ url: '/' })],
    ['other JSON', async () => Response.json(['x'])],
  ])('is null when the server answers with %s', async (_what, answer) => {
    const load = await loadWith(answer);
    expect(await load()).toBeNull();
  });
});

describe('an unreachable server', () => {
  it.each([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['server', async () => new Response(null, { status: 503 })],
  ])('causes an error (%s), and the next call retries', async (kind, answer) => {
    const load = await loadWith(answer);
    await expect(load()).rejects.toMatchObject({ kind });
    vi.stubGlobal('fetch', async () => Response.json({ url: '/', anonKey: 'x' }));
    expect(await load()).toMatchObject({ anonKey: 'x' });
  });
});
