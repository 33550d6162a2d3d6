import { formatTable } from '../test/table.ts';
import type { Answers } from './answers.ts';
import type { Reaction } from './probe.ts';
import { median } from './statistics.ts';

/** Goals in milliseconds, from the event to the painted result, for a processor as it comes. */
const GOALS = { first: 25, later: 10, example: 25, examples: 10, keys: 10 } as const;

type Kind = keyof typeof GOALS;

const NAMES: Readonly<Record<Kind, string>> = {
  first: 'Calcular',
  later: 'de novo',
  example: 'exemplo',
  examples: 'outro',
  keys: 'tecla',
};

const KINDS: readonly Kind[] = ['first', 'later', 'example', 'examples', 'keys'];

/** The goal of a kind of reaction in milliseconds; a processor four times slower may take four times as long. */
function goalOf(kind: Kind, rate: number): number {
  return GOALS[kind] * rate;
}

/** The median of some reactions' times; null without reactions. */
export function typical(reactions: readonly Reaction[], part: keyof Reaction): number | null {
  return reactions.length === 0 ? null : median(reactions.map((reaction) => reaction[part]));
}

const ms = (value: number | null) => (value === null ? '—' : value.toFixed(1).replace('.', ','));

/** Whether all medians of a page are within the goals. */
export function isWithin(answers: Answers): boolean {
  return KINDS.every((kind) => (typical(answers[kind], 'painted') ?? 0) <= goalOf(kind, answers.rate));
}

function cells(answers: Answers): string[] {
  const times = KINDS.flatMap((kind) => [
    ms(typical(answers[kind], 'painted')),
    ms(typical(answers[kind], 'work')),
  ]);
  return [answers.path.replace('/calculadora/', ''), ...times, isWithin(answers) ? 'sim' : 'não'];
}

/** A table of pages at one rate, the slowest first press first; beside each time that of the processor. */
export function answersTable(all: readonly Answers[], rate: number): string {
  const slowestFirst = all
    .filter((answers) => answers.rate === rate)
    .toSorted((a, b) => (typical(b.first, 'painted') ?? 0) - (typical(a.first, 'painted') ?? 0));
  const columns = KINDS.flatMap((kind) => [NAMES[kind], 'CPU']);
  const goals = KINDS.map((kind) => `${NAMES[kind]} ${goalOf(kind, rate)}`).join(', ');
  const within = slowestFirst.filter(isWithin).length;
  return [
    `CPU ${rate}×, medianas em ms; metas: ${goals}; na meta: ${within} de ${slowestFirst.length}`,
    formatTable([['calculadora', ...columns, 'na meta'], ...slowestFirst.map(cells)]),
  ].join('\n');
}
