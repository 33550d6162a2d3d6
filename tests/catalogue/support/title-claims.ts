/** Compares the numbers in the title of an example with its inputs and results. */
import { addDays, compareDates, dateParts, wholeMonthsAndDays } from '../../../src/calendar/calendar.ts';
import type { Calculator } from '../../../src/engine/calculator.ts';
import type { Example } from '../../../src/engine/definition.ts';
import { evaluate } from '../../../src/engine/evaluate/evaluate.ts';
import { inputOf } from '../../../src/engine/example-input.ts';
import type { Field, RowCell } from '../../../src/engine/input-schema.ts';
import type { SurroundingValues } from '../../../src/fields/kind.ts';
import { kindOf as fieldKindOf } from '../../../src/fields/kinds.ts';
import { isRows } from '../../../src/fields/rows/kind.ts';
import type { Trace } from '../../../src/engine/evaluate/read-result.ts';
import type { Formatting } from '../../../src/quantity/formatting.ts';

/** Unit of a number: `plain` without one, or `any` for an input without one, which matches all units. */
type Kind =
  | 'reais'
  | '%'
  | 'days'
  | 'months'
  | 'years'
  | 'hours'
  | 'kg'
  | 'm'
  | 'calendar year'
  | 'plain'
  | 'any';

interface Claim {
  readonly text: string;
  readonly kind: Kind;
  readonly amount: number;
  /** True after "menos de", so that the fact must be below the amount. */
  readonly isBelow: boolean;
}

/** Number in an example, or one that follows from it. */
interface Fact {
  readonly kind: Kind;
  readonly amount: number;
}

const WORDS: Readonly<Record<string, number>> = {
  meio: 0.5,
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  três: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  onze: 11,
  doze: 12,
  treze: 13,
  quatorze: 14,
  quinze: 15,
  dezesseis: 16,
  dezessete: 17,
  dezoito: 18,
  dezenove: 19,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
  noventa: 90,
};
const SCALES: Readonly<Record<string, number>> = { mil: 1e3, milhão: 1e6, milhões: 1e6 };
const KINDS: Readonly<Record<string, Kind>> = {
  '%': '%',
  dia: 'days',
  dias: 'days',
  mês: 'months',
  meses: 'months',
  parcelas: 'months',
  ano: 'years',
  anos: 'years',
  hora: 'hours',
  horas: 'hours',
  kg: 'kg',
  m: 'm',
};

const alternatives = (words: object) =>
  Object.keys(words)
    .toSorted((a, b) => b.length - a.length)
    .join('|');
const CLAIM = new RegExp(
  String.raw`(?<below>menos de )?(?<reais>r\$ )?(?<![\p{L}\d])` +
    String.raw`(?:(?<figure>\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?)|(?<word>${alternatives(WORDS)})(?: e (?<more>${alternatives(WORDS)}))?(?!\p{L}))` +
    String.raw`(?: (?<scale>${alternatives(SCALES)})(?!\p{L}))?(?: ?(?<unit>${alternatives(KINDS)})(?!\p{L}))?(?<half> e meio)?`,
  'gu',
);

/** Finds the numbers in a title, in figures or in words. */
export function claimsIn(title: string): Claim[] {
  // Remove "= 0", which belongs to an equation.
  const text = title.toLowerCase().replace(/ = 0$/, '').replaceAll('na véspera', '1 dia antes');
  return [...text.matchAll(CLAIM)].flatMap((match) => {
    const { below, reais, figure, word = '', more = '', scale = '', unit = '', half } = match.groups ?? {};
    const read =
      figure === undefined
        ? (WORDS[word] ?? NaN) + (WORDS[more] ?? 0)
        : Number(figure.replaceAll('.', '').replace(',', '.'));
    // Skip "um" and "uma" as articles, except before years, days or hours.
    const isArticle = /^uma?$|^meio$/.test(word) && !/^(?:anos?|dias?|horas?)$/.test(unit);
    if (isArticle) return [];
    const amount = read * (SCALES[scale] ?? 1) + (half === undefined ? 0 : 0.5);
    const isCalendarYear = unit === '' && /^(?:19|20)\d\d$/.test(figure ?? '') && reais === undefined;
    const kind =
      reais === undefined ? (KINDS[unit] ?? (isCalendarYear ? 'calendar year' : 'plain')) : 'reais';
    return [{ text: match[0].trim(), kind, amount, isBelow: below !== undefined }];
  });
}

/**
 * Finds the untrue claims in the title of an example on the date of a visit, which may differ from the date in the
 * example; empty if all are true.
 */
export function untrueClaims(calculator: Calculator, example: Example, today: string): string[] {
  const outcome = evaluate(calculator, inputOf(example, today), { today });
  if (!outcome.ok)
    return [`${today}: recusado (${outcome.problems.map(({ message }) => message).join('; ')})`];
  const { properties } = calculator.definition.inputs;
  const inputs = Object.entries(outcome.inputs).flatMap(([name, value]) =>
    inputFacts(properties[name], value, outcome.inputs),
  );
  const facts = [
    ...inputs,
    ...derived(inputs),
    ...spans(outcome.inputs),
    ...datesIn(inputOf(example, today)).flatMap(dateFacts),
  ];
  const open = claimsIn(example.title).filter((claim) => !facts.some((fact) => proves(fact, claim)));
  // Skip the results, such as a schedule of thirty years, if the inputs prove all claims.
  if (open.length === 0) return [];
  const results = resultFacts(outcome.result, outcome.trace);
  const sentences = sentencesIn(outcome.result);
  const titles = Object.values(properties).map(({ title }) => title);
  return open
    .filter((claim) => !results.some((fact) => proves(fact, claim)) && !isInText(claim, sentences, titles))
    .map(({ text }) => `${today}: "${text}"`);
}

function proves({ kind, amount }: Fact, claim: Claim): boolean {
  if (kind !== claim.kind && kind !== 'any' && claim.kind !== 'plain') return false;
  return claim.isBelow ? amount < claim.amount : Math.abs(Math.abs(amount) - claim.amount) < 1e-9;
}

/**
 * True if a sentence contains the number, such as the year in the sentences of a result, or the "12 meses" of a revenue
 * in the title of its field.
 */
function isInText(
  { kind, amount, text }: Claim,
  sentences: readonly string[],
  titles: readonly string[],
): boolean {
  return kind === 'calendar year'
    ? sentences.some((sentence) => sentence.includes(` de ${amount}`))
    : titles.some((title) => title.includes(text));
}

function kindOf({ format, unit = '' }: Formatting): Kind {
  if (format === 'money') return 'reais';
  if (format === 'percent') return '%';
  return KINDS[unit] ?? 'plain';
}

/** Lists the facts of an amount; a length in centimetres is also one in metres. */
function factsOf(formatting: Formatting, amount: number): Fact[] {
  const fact = { kind: kindOf(formatting), amount };
  return formatting.unit === 'cm' ? [fact, { kind: 'm', amount: amount / 100 }] : [fact];
}

function inputFacts(field: Field | RowCell | undefined, value: unknown, around: SurroundingValues): Fact[] {
  if (field === undefined) return [];
  if (typeof value === 'number') {
    const formatting = fieldKindOf(field).formatting(field, around);
    return factsOf(formatting, value).map((fact) =>
      fact.kind === 'plain' && formatting.unit !== 'cm' ? { ...fact, kind: 'any' } : fact,
    );
  }
  if (!Array.isArray(value) || field.type !== 'array' || !isRows(field)) return [];
  const cells = value.flatMap((row: object) =>
    Object.entries(row).flatMap(([name, cell]) =>
      inputFacts(field.items.properties[name], cell, { ...around, ...row }),
    ),
  );
  return [{ kind: 'plain', amount: value.length }, ...cells];
}

function resultFacts(value: unknown, trace: Trace, path = ''): Fact[] {
  if (typeof value === 'number') return factsOf(trace.about(path) ?? { format: 'number' }, value);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    resultFacts(inner, trace, path === '' ? name : `${path}.${name}`),
  );
}

/**
 * Derives facts from inputs: years in months, yearly rates in monthly ones, the share of an amount in another.
 */
function derived(inputs: readonly Fact[]): Fact[] {
  const amounts = inputs.filter(({ kind, amount }) => kind === 'reais' && amount > 0);
  return inputs.flatMap(({ kind, amount }): Fact[] => {
    if (kind === 'years') return [{ kind: 'months', amount: amount * 12 }];
    if (kind === 'months') return [{ kind: 'years', amount: amount / 12 }];
    if (kind === '%') return [{ kind: '%', amount: amount / 12 }];
    if (kind !== 'reais') return [];
    return amounts.flatMap((whole): Fact[] => [
      { kind: '%', amount: (amount / whole.amount) * 100 },
      { kind: 'reais', amount: whole.amount - amount },
    ]);
  });
}

function datesIn(inputs: Readonly<Record<string, unknown>>): string[] {
  return Object.values(inputs)
    .filter((value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value))
    .map(String);
}

/** Lists day, month and year of a date, as in titles. */
function dateFacts(date: string): Fact[] {
  const { year, month, day } = dateParts(date);
  return [
    { kind: 'calendar year', amount: year },
    { kind: 'plain', amount: month },
    { kind: 'plain', amount: day },
  ];
}

/** Lists the periods between dates of the inputs, including both days. */
function spans(inputs: Readonly<Record<string, unknown>>): Fact[] {
  const dates = datesIn(inputs).toSorted(compareDates);
  return dates.flatMap((from, index) =>
    dates.slice(index + 1).flatMap((to): Fact[] => {
      const { months, days } = wholeMonthsAndDays(from, addDays(to, 1));
      return [
        { kind: 'months', amount: months },
        { kind: 'years', amount: months / 12 },
        { kind: 'days', amount: days },
      ];
    }),
  );
}

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}
