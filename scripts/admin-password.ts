import { parseArgs } from 'node:util';
import { resetAdminPassword } from '../server/backend/admin-password.ts';

const USAGE = `Uso: npm run admin:password -- [e-mail]

Dá uma senha nova a um administrador do backend embutido, que precisa estar parado. O e-mail pode faltar
quando há um só. A pasta dos dados é a de \`npm start\`: a variável CALCULARIO_DATA, ou .calculario.
`;

/** `admin:password`: a new random password for an administrator of the embedded backend, printed once. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help || positionals.length > 1) {
    process.stdout.write(USAGE);
    return values.help ? 0 : 2;
  }
  const dataDir = process.env['CALCULARIO_DATA']?.trim() || '.calculario';
  const { email, password } = await resetAdminPassword(dataDir, positionals[0]);
  process.stdout.write(
    `Nova senha (mostrada só agora: anote)\n  E-mail   ${email}\n  Senha    ${password}\n`,
  );
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
