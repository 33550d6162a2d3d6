/**
 * `backup`: writes all data of the embedded backend into one file, even while the site runs. Needs only production
 * packages.
 */
import { resolve } from 'node:path';
import { backUp } from '../server/backend/backup/backup.ts';
import { runCommand } from '../server/command.ts';

const usage = `Uso: npm run backup -- <arquivo>

Escreve num arquivo novo (copia.tar.gz, por exemplo) tudo o que o backend embutido guarda: contas, artigos,
imagens, configurações e chaves. Serve com o site no ar ou parado. O arquivo contém segredos: guarde-o como
guarda senhas. A pasta dos dados é a de \`npm start\`: a variável CALCULARIO_DATA, ou .calculario.
`;

await runCommand({ usage, argument: 'required' }, async (dataDir, { argument: file }) => {
  await backUp(dataDir, resolve(file));
  return `Cópia de segurança em ${file}. Ela contém segredos: guarde-a como guarda senhas.`;
});
