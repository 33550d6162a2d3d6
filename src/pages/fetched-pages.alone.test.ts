import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServedData } from '../catalogue/page-data.ts';

const HERE: ServedData = {
  build: 'a',
  path: '/calculadora/saude/antigo-imc',
  data: { movedTo: 'saude/imc' },
};

/** Server responses by address; all others are the 404 page. */
let answers: Record<string, () => Response>;
let requested: string[];
let reports: unknown[];

const json = (served: ServedData) => () =>
  new Response(JSON.stringify(served), { headers: { 'Content-Type': 'application/json; charset=utf-8' } });

beforeEach(() => {
  vi.resetModules();
  answers = {};
  requested = [];
  reports = [];
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(HERE) }) });
  vi.stubGlobal('window', {
    dispatchEvent: (event: Event) => reports.push(Reflect.get(event, 'payload')),
  });
  vi.stubGlobal('fetch', (address: string) => {
    requested.push(address);
    const answer = answers[address] ?? (() => new Response('Não existe.', { status: 404 }));
    return Promise.resolve(answer());
  });
});

afterEach(() => vi.unstubAllGlobals());

const pageDataOf = async (path: string) => (await import('./fetched-pages.ts')).fetchedPageData(path);

describe('the data of a page in the browser', () => {
  it('comes from the HTML for the first page', async () => {
    expect(await pageDataOf(HERE.path)).toEqual({ movedTo: 'saude/imc' });
    expect(requested).toEqual([]);
  });

  it('is fetched for another page', async () => {
    const path = '/calculadora/saude/calorias';
    answers[`/dados${path}.json`] = json({ build: 'a', path, data: { movedTo: 'saude/calorias' } });
    expect(await pageDataOf(path)).toEqual({ movedTo: 'saude/calorias' });
  });

  it('is undefined for an unknown page, whatever the host responds', async () => {
    answers['/dados/b.json'] = () =>
      new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
    expect(await pageDataOf('/a')).toBeUndefined();
    expect(await pageDataOf('/b')).toBeUndefined();
    expect(reports).toEqual([]);
  });

  it.each([
    ['is of another build', json({ build: 'b', path: '/a' }), 'OtherBuildError'],
    ['fails', () => new Response('', { status: 500 }), 'Error'],
  ])('rejects an answer that %s, so that the page is reloaded', async (_what, answer, name) => {
    answers['/dados/a.json'] = answer;
    await expect(pageDataOf('/a')).rejects.toMatchObject({ name });
    expect(reports).toEqual([expect.objectContaining({ name })]);
  });
});
