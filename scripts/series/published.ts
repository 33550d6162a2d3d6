/** Reads and validates responses of the Banco Central's public time series API. */
import type { MonthPercent, SeriesData } from '../../calculators/series/monthly-series.ts';
import { firstDayIn, formatMonth, monthsApart } from '../../src/calendar/month.ts';
import { formatDate } from '../../src/calendar/format-date.ts';
import { isRecord } from '../../src/engine/record.ts';

/** The update of a series was refused; the message is a Portuguese sentence for the operator. */
export class RefusedUpdateError extends Error {
  override readonly name = 'RefusedUpdateError';
}

/** Timeout of a request, in milliseconds. */
const TIMEOUT = 20_000;

/** Address of a series, from its first month. */
export function addressOf({ code, first }: Pick<SeriesData, 'code' | 'first'>): string {
  const since = formatDate(firstDayIn(first));
  return `https://api.bcb.gov.br/dados/serie/bcdata.sgs.${code}/dados?formato=json&dataInicial=${since}`;
}

/**
 * Fetches a published series.
 *
 * @param get `fetch`, or a mock in tests
 * @throws RefusedUpdateError without a valid response
 */
export async function publishedAt(
  address: string,
  get: typeof fetch = fetch,
  timeout: number = TIMEOUT,
): Promise<MonthPercent[]> {
  return readAnswer(await textAt(address, get, timeout));
}

async function textAt(address: string, get: typeof fetch, timeout: number): Promise<string> {
  const { host } = new URL(address);
  try {
    const answer = await get(address, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeout),
    });
    if (answer.ok) return await answer.text();
    throw new RefusedUpdateError(`${host} respondeu ${`${answer.status} ${answer.statusText}`.trim()}.`);
  } catch (error) {
    if (error instanceof RefusedUpdateError) throw error;
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw new RefusedUpdateError(
      isLate
        ? `${host} não respondeu em ${timeout / 1000} s. Tente mais tarde.`
        : `não se chegou a ${host} (${reasonOf(error)}).`,
      { cause: error },
    );
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/**
 * Parses a response, `[{"data":"01/10/2026","valor":"1.07"}, …]`.
 *
 * @throws RefusedUpdateError for any other format, and for missing, repeated or unordered months
 */
export function readAnswer(text: string): MonthPercent[] {
  const months = listIn(text).map(readMonth);
  for (const [index, { month }] of months.entries()) {
    const before = months[index - 1]?.month ?? month;
    const step = monthsApart(before, month);
    if (index === 0 || step === 1) continue;
    throw new RefusedUpdateError(
      step > 1
        ? `há um buraco na resposta: de ${formatMonth(before)} ela salta para ${formatMonth(month)}.`
        : `${formatMonth(month)} está repetido ou fora de ordem na resposta.`,
    );
  }
  return months;
}

function listIn(text: string): readonly unknown[] {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch (error) {
    throw new RefusedUpdateError(`a resposta não é JSON: ${quoted(text)}.`, { cause: error });
  }
  if (Array.isArray(answer) && answer.length > 0) return answer;
  throw new RefusedUpdateError(`a resposta não é uma lista de meses: ${quoted(text)}.`);
}

function readMonth(item: unknown, index: number): MonthPercent {
  const { data, valor } = isRecord(item) ? item : {};
  const date = typeof data === 'string' ? /^01\/(0[1-9]|1[0-2])\/((?:19|20|21)\d\d)$/.exec(data) : null;
  if (date === null || typeof valor !== 'string' || !/^-?\d{1,3}(?:\.\d{1,6})?$/.test(valor)) {
    const line = quoted(JSON.stringify(item));
    throw new RefusedUpdateError(
      `o ${index + 1}º mês da resposta não se lê: ${line}; esperado {"data":"01/10/2026","valor":"1.07"}.`,
    );
  }
  return { month: `${date[2]}-${date[1]}`, percent: Number(valor) };
}

function quoted(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line === '') return '(nada)';
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}
