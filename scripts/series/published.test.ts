import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { SELIC } from '../../calculators/series/selic.ts';
import { addressOf, publishedAt, readAnswer } from './published.ts';

const months = (...list: readonly (readonly [string, string])[]) =>
  JSON.stringify(list.map(([data, valor]) => ({ data, valor })));

describe('readAnswer', () => {
  it('parses the months', () => {
    // Combines real responses of the API for the Selic and the IGP-M.
    const recorded =
      '[{"data":"01/12/2025","valor":"1.22"},{"data":"01/01/2026","valor":"1.16"},{"data":"01/02/2026","valor":"-0.73"}]';
    expect(readAnswer(recorded)).toEqual([
      { month: '2025-12', percent: 1.22 },
      { month: '2026-01', percent: 1.16 },
      { month: '2026-02', percent: -0.73 },
    ]);
  });

  it.each([
    ['a page of the firewall', '<!DOCTYPE html>\n<html>', /não é JSON: <!DOCTYPE html> <html>\./],
    ['nothing', '', /não é JSON: \(nada\)/],
    ['a message', '{"error":"Value(s) not found"}', /não é uma lista de meses: \{"error"/],
    ['an empty list', '[]', /não é uma lista de meses/],
    ['a truncated response', '[{"data":"01/01/2026","valor":"1.1', /não é JSON/],
    ['a day within the month', months(['02/01/2026', '1.16']), /o 1º mês da resposta não se lê/],
    ['a month 13', months(['01/12/2025', '1.22'], ['01/13/2025', '1.16']), /o 2º mês da resposta não se lê/],
    ['a comma', months(['01/01/2026', '1,16']), /não se lê: \{"data":"01\/01\/2026","valor":"1,16"\}/],
    ['a missing figure', months(['01/01/2026', '']), /não se lê/],
    ['a number in place of a text', '[{"data":"01/01/2026","valor":1.16}]', /não se lê/],
    ['null', '[null]', /não se lê: null/],
    [
      'a gap',
      months(['01/11/2025', '1.05'], ['01/01/2026', '1.16']),
      /buraco na resposta: de 11\/2025 ela salta para 01\/2026/,
    ],
    [
      'a month twice',
      months(['01/01/2026', '1.16'], ['01/01/2026', '1.16']),
      /01\/2026 está repetido ou fora de ordem/,
    ],
    ['the wrong order', months(['01/02/2026', '1'], ['01/01/2026', '1']), /repetido ou fora de ordem/],
  ])('refuses %s', (_, text, message) => {
    expect(() => readAnswer(text)).toThrow(message);
  });

  it('quotes only the start of a refused response', () => {
    expect(() => readAnswer(`<${'x'.repeat(10_000)}`)).toThrow(/não é JSON: <x{79}…\.$/);
  });
});

describe('addressOf', () => {
  it('requests the series from its first month', () => {
    expect(addressOf(SELIC)).toBe(
      'https://api.bcb.gov.br/dados/serie/bcdata.sgs.4390/dados?formato=json&dataInicial=01/01/1995',
    );
  });
});

describe('publishedAt', () => {
  const stop: (() => void)[] = [];
  afterEach(() => {
    for (const end of stop.splice(0)) end();
  });

  function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    stop.push(() => {
      server.closeAllConnections();
      server.close();
    });
    return new Promise((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(`http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}/dados`);
      });
    });
  }

  it('returns the published months', async () => {
    const address = await serve((_, response) => response.end(months(['01/10/2026', '1.07'])));
    expect(await publishedAt(address)).toEqual([{ month: '2026-10', percent: 1.07 }]);
  });

  it('refuses an error status', async () => {
    const address = await serve((_, response) => response.writeHead(503).end('[]'));
    await expect(publishedAt(address)).rejects.toThrow(
      /^127\.0\.0\.1:\d+ respondeu 503 Service Unavailable\.$/,
    );
  });

  it('times out without a response', async () => {
    const address = await serve(() => undefined);
    await expect(publishedAt(address, fetch, 50)).rejects.toThrow(
      /não respondeu em 0.05 s\. Tente mais tarde\./,
    );
  });

  it('times out if the response stalls', async () => {
    const address = await serve((_, response) => response.writeHead(200).write('[{"data":'));
    await expect(publishedAt(address, fetch, 100)).rejects.toThrow(/não respondeu em 0.1 s/);
  });

  it('refuses a response that breaks off', async () => {
    const address = await serve((_, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('[');
      setTimeout(() => response.destroy(), 10);
    });
    await expect(publishedAt(address)).rejects.toThrow(/não se chegou a 127\.0\.0\.1/);
  });

  it('refuses an unreachable address', async () => {
    const address = await serve(() => undefined);
    for (const end of stop.splice(0)) end();
    await expect(publishedAt(address)).rejects.toThrow(/não se chegou a 127\.0\.0\.1:\d+ \(.*ECONNREFUSED/);
  });
});
