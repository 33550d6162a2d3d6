import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { formatDate } from '../../src/calendar/format-date.ts';
import { filled } from '../../build/filled.ts';
import { table } from '../vocabulary/markdown.ts';
import { PEERS } from './candidates.ts';
import type { Table } from './comparison-table.ts';

/** When and with what it was measured. */
export interface Occasion {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly browser: string;
  /** How often each page was opened for each measure. */
  readonly rounds: number;
  /** How many processes wanted a processor when it began. */
  readonly load: number;
}

function versionOf(folder: string, packageName: string): string {
  const file = join(folder, 'node_modules', packageName, 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return `${packageName} ${version}`;
}

/** The packages of the peers with their versions, one line. */
export function versions(folder: string): string {
  const names = [...new Set(PEERS.flatMap(({ packages }) => packages))];
  return names.map((name) => versionOf(folder, name)).join(', ');
}

/**
 * The page about the comparison.
 *
 * @param used the packages and versions
 */
export function comparisonPage(tables: readonly Table[], occasion: Occasion, used: string): string {
  const processors = cpus();
  return filled(join(import.meta.dirname, 'page.md'), {
    dia: formatDate(occasion.day),
    navegador: occasion.browser,
    máquina: `${processors.length} × ${processors[0]?.model.trim() ?? 'processador desconhecido'}`,
    carga: occasion.load.toFixed(1).replace('.', ','),
    rodadas: String(occasion.rounds),
    versões: used,
    tabelas: tables
      .map(({ title, rows: [head = [], ...rows] }) => `## ${title}\n\n${table(head, rows)}`)
      .join('\n\n'),
  });
}
