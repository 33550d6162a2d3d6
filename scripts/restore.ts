/** `restore`: brings back what `backup` wrote, with the site stopped. Needs the packages of production alone. */
import { join, resolve } from 'node:path';
import { dataDirOf, runFileCommand } from '../server/backend/backup/command.ts';
import { restore } from '../server/backend/backup/restore.ts';

const USAGE = `Uso: npm run restore -- <arquivo> [--force]

Traz de volta uma cópia feita por \`npm run backup\`, com o site parado. Onde já há dados, só com --force; os
que estavam lá ficam ao lado, na mesma pasta, com outro nome. A pasta dos dados é a de \`npm start\`: a
variável CALCULARIO_DATA, ou .calculario.
`;

await runFileCommand({ usage: USAGE, flags: ['force'] }, async ({ file, force }) => {
  const dataDir = dataDirOf(join(import.meta.dirname, '..'));
  const { articles, accounts, before } = await restore(dataDir, resolve(file), force);
  const told = `Restaurado em ${dataDir}: artigos ${articles}, contas ${accounts}.`;
  return before === undefined ? told : `${told}\nO que estava lá: ${before}`;
});
