/** `restore`: restores the data of a `backup` while the site is stopped. Needs only production packages. */
import { resolve } from 'node:path';
import { restore } from '../server/backend/backup/restore.ts';
import { runCommand } from '../server/command.ts';

const usage = `Uso: npm run restore -- <arquivo> [--force]

Traz de volta uma cópia feita por \`npm run backup\`, com o site parado. Onde já há dados, só com --force; os
que estavam lá ficam ao lado, na mesma pasta, com outro nome. A pasta dos dados é a de \`npm start\`: a
variável CALCULARIO_DATA, ou .calculario.
`;

await runCommand({ usage, argument: 'required', offersForce: true }, async (dataDir, args) => {
  const { articles, accounts, before } = await restore(dataDir, resolve(args.argument), args.force);
  const message = `Restaurado em ${dataDir}: artigos ${articles}, contas ${accounts}.`;
  return before === undefined ? message : `${message}\nO que estava lá: ${before}`;
});
