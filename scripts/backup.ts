/** `backup`: all data of the embedded backend in one file, also while the site runs. Needs the packages of production alone. */
import { join, resolve } from 'node:path';
import { backUp } from '../server/backend/backup/backup.ts';
import { dataDirOf, runFileCommand } from '../server/backend/backup/command.ts';

const USAGE = `Uso: npm run backup -- <arquivo>

Escreve num arquivo novo (copia.tar.gz, por exemplo) tudo o que o backend embutido guarda: contas, artigos,
imagens, configurações e chaves. Serve com o site no ar ou parado. O arquivo contém segredos: guarde-o como
guarda senhas. A pasta dos dados é a de \`npm start\`: a variável CALCULARIO_DATA, ou .calculario.
`;

await runFileCommand({ usage: USAGE, flags: [] }, async ({ file }) => {
  await backUp(dataDirOf(join(import.meta.dirname, '..')), resolve(file));
  return `Cópia de segurança em ${file}. Ela contém segredos: guarde-a como guarda senhas.`;
});
