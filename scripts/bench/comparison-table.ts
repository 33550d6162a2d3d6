/** The comparison as rows of text, for a terminal as for a page. */
import type { Candidate } from './candidates.ts';
import { byHand, GOALS, verdicts, type Measure, type Measured } from './comparison.ts';

/** A table: a title, and rows of which the first is the head. */
export interface Table {
  readonly title: string;
  readonly rows: string[][];
}

const LABELS: Readonly<Record<Measure, string>> = {
  scripts: 'JavaScript',
  total: 'tudo',
  visible: 'visível',
  ready: 'pronta',
  keys: 'tecla',
  first: '1º aperto',
  later: 'depois',
};

const MEASURES = Object.keys(LABELS) as Measure[];
const WORK = ['ready', 'keys', 'first', 'later'] as const;

const decimal = (value: number, places: number) =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: places, maximumFractionDigits: places });

const isSize = (measure: Measure) => measure === 'scripts' || measure === 'total';
const times = (ratio: number) => `${decimal(ratio, ratio < 10 ? 1 : 0)}×`;

/** One place more where one place would hide that a goal was missed by a little. */
const againstGoal = (ratio: number, isMet: boolean, goal: number) =>
  !isMet && decimal(ratio, 1) === decimal(goal, 1) ? `${decimal(ratio, 2)}×` : times(ratio);

function cell(measure: Measure, value: number, base: number): string {
  const shown = isSize(measure) ? `${decimal(value / 1000, 0)} kB` : `${decimal(value, 1)} ms`;
  return `${shown} (${times(value / base)})`;
}

const atRate = (all: readonly Measured[], rate: number) => all.filter((one) => one.rate === rate);

function figuresTable(all: readonly Measured[], rate: number): Table {
  const base = byHand(all, rate).figures;
  const rows = atRate(all, rate).map(({ candidate, figures }) => [
    candidate.name,
    ...MEASURES.map((measure) => cell(measure, figures[measure], base[measure])),
  ]);
  return {
    title: `Processador ${rate}×: da navegação, do aperto ou da tecla ao quadro pintado`,
    rows: [['página', ...MEASURES.map((measure) => LABELS[measure])], ...rows],
  };
}

function workTable(all: readonly Measured[], rate: number): Table {
  const base = byHand(all, rate).work;
  const rows = atRate(all, rate).map(({ candidate, work }) => [
    candidate.name,
    ...WORK.map((measure) => cell(measure, work[measure], base[measure])),
  ]);
  return {
    title: `Processador ${rate}×: tempo de processador da thread principal`,
    rows: [['página', ...WORK.map((measure) => LABELS[measure])], ...rows],
  };
}

function goalsTable(all: readonly Measured[], candidate: Candidate): Table {
  const own = verdicts(all).filter((one) => one.candidate === candidate);
  const rows = own.map(({ rate, measure, ratio, workRatio, isMet, isAhead }) => [
    isSize(measure) ? LABELS[measure] : `${LABELS[measure]}, ${rate}×`,
    `até ${decimal(GOALS[measure], 1)}×`,
    againstGoal(ratio, isMet, GOALS[measure]),
    workRatio === undefined ? '' : times(workRatio),
    isMet ? 'sim' : 'não',
    isAhead ? 'sim' : 'não',
  ]);
  return {
    title: `Metas: ${candidate.name}`,
    rows: [
      [
        'medida',
        'meta',
        'vezes a escrita à mão',
        'em tempo de processador',
        'cumprida',
        'à frente de todos os motores',
      ],
      ...rows,
    ],
  };
}

/** All tables: for each rate the figures and the time of the processor, then the goals of each page of ours. */
export function comparisonTables(all: readonly Measured[]): Table[] {
  const rates = [...new Set(all.map(({ rate }) => rate))];
  const ours = new Set(all.map(({ candidate }) => candidate).filter(({ kind }) => kind === 'ours'));
  return [
    ...rates.flatMap((rate) => [figuresTable(all, rate), workTable(all, rate)]),
    ...[...ours].map((candidate) => goalsTable(all, candidate)),
  ];
}
