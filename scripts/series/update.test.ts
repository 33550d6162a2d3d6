import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync, cpSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  monthlySeries,
  type MonthPercent,
  type SeriesData,
} from '../../calculators/series/monthly-series.ts';
import { isRecord } from '../../src/engine/record.ts';
import { CALCULATORS } from '../../compiler/load.ts';
import { compare } from './compare.ts';
import { updateSeries, type UpdateOptions } from './update.ts';

const TODAY = '2026-12-10';

function seriesData(name: string, percents: SeriesData['percents']): SeriesData {
  const code = name === 'Selic' ? 4390 : 433;
  const source = { label: 'Banco Central do Brasil', url: 'https://www3.bcb.gov.br/sgspub/' };
  return {
    name,
    called: name === 'Selic' ? 'A Selic' : 'O IPCA',
    code,
    source,
    note: '',
    outBy: { day: 2, monthsLater: 1 },
    checkedOn: '2026-11-21',
    first: '2026-07',
    percents,
  };
}

const SELIC = seriesData('Selic', { '2026': [1.22, 1.09, 1.08, 1.07] });
const IPCA = seriesData('IPCA', { '2026': [0.07, -0.32, 0.82] });

const month = (text: string, percent: number): MonthPercent => ({ month: text, percent });
const PUBLISHED = [
  month('2026-07', 1.22),
  month('2026-08', 1.09),
  month('2026-09', 1.08),
  month('2026-10', 1.07),
];
const options = { today: TODAY, acceptsChanges: false };

describe('compare', () => {
  it('records the date of the comparison even without new months', () => {
    const { data, changes, pending } = compare(SELIC, PUBLISHED, options);
    expect(data).toEqual({ ...SELIC, checkedOn: TODAY });
    expect([changes, pending]).toEqual([[], []]);
  });

  it('adds new months, also across the end of a year', () => {
    const published = [...PUBLISHED, month('2026-11', 1.02), month('2026-12', 1.1), month('2027-01', 1.08)];
    const { data, changes } = compare(SELIC, published, { ...options, today: '2027-02-05' });
    expect(data.percents).toEqual({ '2026': [1.22, 1.09, 1.08, 1.07, 1.02, 1.1], '2027': [1.08] });
    expect(changes.map((change) => change.month)).toEqual(['2026-11', '2026-12', '2027-01']);
  });

  it('adds a month whose figure is published before the month ends', () => {
    const early = { ...SELIC, outBy: { day: 2, monthsLater: 0 } };
    const published = [...PUBLISHED, month('2026-11', 1.02), month('2026-12', 0.9)];
    const { changes, pending } = compare(early, published, { ...options, today: '2026-12-02' });
    expect([changes.map((change) => change.month), pending]).toEqual([['2026-11'], ['2026-12']]);
    expect(compare(early, published, { ...options, today: '2026-12-03' }).pending).toEqual([]);
  });

  it('omits a month that has not ended or has only just ended', () => {
    const published = [...PUBLISHED, month('2026-11', 1.02), month('2026-12', 0.3)];
    expect(compare(SELIC, published, options).pending).toEqual(['2026-12']);
    expect(compare(SELIC, published, { ...options, today: '2026-12-04' }).pending).toEqual([
      '2026-11',
      '2026-12',
    ]);
    expect(compare(SELIC, published, { ...options, today: '2026-12-05' }).pending).toEqual(['2026-12']);
  });

  it('keeps more precise figures that agree with the published ones', () => {
    const stored = seriesData('CDI', { '2026': [1.2152, 1.0949] });
    const published = [month('2026-07', 1.22), month('2026-08', 1.09), month('2026-09', 1.08)];
    const { data, changes } = compare(stored, published, options);
    expect(data.percents).toEqual({ '2026': [1.2152, 1.0949, 1.08] });
    expect(changes).toHaveLength(1);
  });

  it.each([
    [
      'a changed past figure',
      [...PUBLISHED.slice(0, 3), month('2026-10', 1.08)],
      'valores passados mudaram: 10/2026: 1,07% → 1,08%. Confira na fonte; se estiver certo, repita com --accept-changes.',
    ],
    [
      'many changed figures',
      PUBLISHED.map(({ month: text, percent }) => month(text, percent + 0.1)),
      /^valores passados mudaram: 07\/2026: 1,22% → 1,32%; .*10\/2026: 1,07% → 1,17%\. /,
    ],
    [
      'a jump',
      [...PUBLISHED, month('2026-11', 1.5)],
      /de 1,07% em 10\/2026 a 1,5% em 11\/2026 é um salto de 0,43 pontos; o maior até hoje foi de 0,13\./,
    ],
    ['a response that ends too early', PUBLISHED.slice(0, 3), 'falta 10/2026 na resposta.'],
    ['a response that starts too late', PUBLISHED.slice(1), 'falta 07/2026 na resposta.'],
    [
      'a future month',
      [...PUBLISHED, month('2026-11', 1), month('2026-12', 1), month('2027-01', 1)],
      'a resposta traz 01/2027, que ainda não começou.',
    ],
  ])('refuses %s', (_, published, message) => {
    expect(() => compare(SELIC, published, options)).toThrow(message);
  });

  it('accepts changes on request, but no implausible figures', () => {
    const accepted = { ...options, acceptsChanges: true };
    const published = [...PUBLISHED.slice(0, 3), month('2026-10', 1.08), month('2026-11', 1.5)];
    const { data, changes } = compare(SELIC, published, accepted);
    expect(data.percents).toEqual({ '2026': [1.22, 1.09, 1.08, 1.08, 1.5] });
    expect(changes).toEqual([
      { month: '2026-10', before: 1.07, after: 1.08 },
      { month: '2026-11', before: undefined, after: 1.5 },
    ]);
    expect(() => compare(SELIC, [...PUBLISHED, month('2026-11', 107)], accepted)).toThrow(
      /o resultado não seria uma série: .*improvável 107/,
    );
  });
});

describe('updateSeries', () => {
  let folder = '';
  let origin = '';
  /** Responses or error statuses by the code in the address. */
  let answers: Record<string, string | number> = {};
  const server = createServer((request, response) => {
    const answer = answers[/\d+/.exec(request.url ?? '')?.[0] ?? ''] ?? 404;
    if (typeof answer === 'number') response.writeHead(answer).end();
    else response.end(answer);
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    origin = `http://127.0.0.1:${isRecord(address) ? String(address['port']) : ''}`;
    folder = mkdtempSync(join(tmpdir(), 'calculario-series-'));
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    for (const [name, data] of Object.entries({ selic: SELIC, ipca: IPCA })) {
      writeFileSync(join(folder, `${name}.json`), JSON.stringify(data));
    }
  });

  const json = (published: readonly MonthPercent[]) =>
    JSON.stringify(
      published.map(({ month: text, percent }) => ({
        data: `01/${text.slice(5)}/${text.slice(0, 4)}`,
        valor: percent.toFixed(2),
      })),
    );
  const update = (more: Partial<UpdateOptions> = {}) =>
    updateSeries({
      today: TODAY,
      folder,
      address: ({ code }) => `${origin}/${code}`,
      timeout: 2000,
      ...more,
    });
  const stored = (name: string) =>
    JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as SeriesData;
  const contents = () => readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]);

  const newSelic = json([...PUBLISHED, month('2026-11', 1.02), month('2026-12', 0.4)]);
  const newIpca = json([
    month('2026-07', 0.07),
    month('2026-08', -0.32),
    month('2026-09', 0.82),
    month('2026-10', 0.3),
  ]);

  it('updates all series and reports the differences', async () => {
    answers = { 4390: newSelic, 433: newIpca };
    const { ok, lines } = await update();
    expect(ok).toBe(true);
    expect(lines).toEqual([
      'IPCA 10/2026: novo → 0,3%',
      'Selic 11/2026: novo → 1,02%',
      'Selic 12/2026: ainda não está fechado, fica de fora',
      `Escrito: ${join(folder, 'ipca.json')}, ${join(folder, 'selic.json')}`,
    ]);
    expect(stored('selic')).toEqual({
      ...SELIC,
      checkedOn: TODAY,
      percents: { '2026': [1.22, 1.09, 1.08, 1.07, 1.02] },
    });
    expect(monthlySeries(stored('ipca')).last).toBe('2026-10');
    expect(readdirSync(folder)).toEqual(['ipca.json', 'selic.json']);
  });

  it('writes nothing if it only compares', async () => {
    answers = { 4390: newSelic, 433: newIpca };
    const before = contents();
    const { ok, lines } = await update({ onlyChecks: true });
    expect([ok, lines[0], lines.at(-1)]).toEqual([
      true,
      'IPCA 10/2026: novo → 0,3%',
      'Só conferido: nada foi escrito.',
    ]);
    expect(contents()).toEqual(before);
  });

  it.each([
    ['an error', 503, 'Selic: 127.0.0.1:PORT respondeu 503 Service Unavailable.'],
    ['a page', '<html>', 'Selic: a resposta não é JSON: <html>.'],
    ['a short answer', json(PUBLISHED.slice(0, 2)), 'Selic: falta 09/2026 na resposta.'],
  ])('updates no series if one of the responses is %s', async (_, answer, refusal) => {
    answers = { 4390: answer, 433: newIpca };
    const before = contents();
    const { ok, lines } = await update();
    expect(ok).toBe(false);
    expect(lines).toEqual([refusal.replace('127.0.0.1:PORT', new URL(origin).host), 'Nada foi escrito.']);
    expect(contents()).toEqual(before);
  });

  it('reports all refused series', async () => {
    answers = {};
    const { lines } = await update();
    expect(lines).toHaveLength(3);
  });

  it('accepts changed figures on request', async () => {
    answers = { 4390: json([...PUBLISHED.slice(0, 3), month('2026-10', 1.08)]), 433: newIpca };
    expect((await update()).ok).toBe(false);
    const { lines } = await update({ acceptsChanges: true });
    expect(lines).toContain('Selic 10/2026: 1,07% → 1,08%');
    expect(stored('selic').percents).toEqual({ '2026': [1.22, 1.09, 1.08, 1.08] });
  });

  it('keeps the format of the project’s files', async () => {
    cpSync(join(CALCULATORS, 'series'), folder, { recursive: true });
    const before = contents();
    // Respond with the stored figures, so that only the date of the comparison may change.
    answers = Object.fromEntries(
      readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .map((file) => {
          const data = stored(file.replace('.json', ''));
          const series = monthlySeries(data);
          return [String(data.code), json(series.between(series.first, series.last))];
        }),
    );
    const { ok } = await update({ today: '2100-01-01' });
    expect(ok).toBe(true);
    expect(contents()).toEqual(
      before.map(([file = '', text = '']) => [
        file,
        text.replace(/("checkedOn": )"[\d-]+"/, '$1"2100-01-01"'),
      ]),
    );
  });
});
