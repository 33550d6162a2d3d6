/** `admin:password`: gives an administrator of the embedded backend a new random password, and prints it once. */
import { resetAdminPassword } from '../server/backend/admin-password.ts';
import { runCommand } from '../server/command.ts';

const usage = `Uso: npm run admin:password -- [e-mail]

Dá uma senha nova a um administrador do backend embutido, que precisa estar parado. O e-mail pode faltar
quando há um só. A pasta dos dados é a de \`npm start\`: a variável CALCULARIO_DATA, ou .calculario.
`;

await runCommand({ usage, argument: 'optional' }, async (dataDir, { argument }) => {
  const { email, password } = await resetAdminPassword(dataDir, argument || undefined);
  return `Nova senha (mostrada só agora: anote)\n  E-mail   ${email}\n  Senha    ${password}`;
});
