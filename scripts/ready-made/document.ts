/** The page that lists what stands ready in the shared folders of `calculators/`, so that nobody writes it again. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { code, table } from '../vocabulary/markdown.ts';
import { offeringsOf } from './exports.ts';

/** Where the page stands. */
export const PAGE = 'docs/pecas-prontas.md';

const FOLDERS = [
  [
    'tables',
    'Números da lei',
    'Tabelas e valores que uma lei ou autoridade fixa, e as fontes que várias citam.',
  ],
  ['formulas', 'Contas', 'A aritmética que ao menos duas calculadoras usam.'],
  ['law', 'Contas da lei', 'O que uma lei manda calcular, uma vez só, para todas que precisam.'],
  ['series', 'Séries mensais', 'Juros e inflação mês a mês; cada página carrega só as que importa.'],
  ['rules', 'Perguntas e recusas', 'O que várias perguntam e recusam igual.'],
  ['layouts', 'Formas de mostrar', 'O que várias mostram igual.'],
] as const;

const KINDS = { function: 'função', value: 'valor' } as const;

function chapterOf(folder: string, calculators: string): string[] {
  const files = readdirSync(join(calculators, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return files.toSorted().flatMap((file) => {
    const { summary, offers } = offeringsOf(readFileSync(join(calculators, folder, file), 'utf8'));
    if (offers.length === 0) return [];
    const rows = offers.map(({ name, kind, summary: text }) => [code(name), KINDS[kind], text]);
    return [
      `### \`${folder}/${file}\``,
      ...(summary === '' ? [] : [`${summary}.`]),
      table(['Nome', '', 'O que é'], rows),
    ];
  });
}

/**
 * The page.
 *
 * @param calculators the folder `calculators/`
 */
export function readyMade(calculators: string): string {
  return `${[
    '# O que já está pronto',
    'O que uma calculadora nova pode importar de `calculators/tables/`, `formulas/`, `law/`, `series/`, `rules/` e `layouts/`. **Esta ' +
      'página é gerada** dos comentários do código, que são em inglês, com `npm run ready-made`; um teste falha quando ela ' +
      'envelhece. Os campos prontos e os prazos de `schemas/` estão no [vocabulário](vocabulario.md).',
    ...FOLDERS.flatMap(([folder, title, what]) => [`## ${title}`, what, ...chapterOf(folder, calculators)]),
  ].join('\n\n')}\n`;
}
