/** `move-to-hosted`: copies the data of the embedded backend to a hosted project. Needs only production packages. */
import { move } from '../server/backend/move/move.ts';
import { moveReport } from '../server/backend/move/move-report.ts';
import { openSource } from '../server/backend/move/source.ts';
import { targetSettings, openTarget } from '../server/backend/move/target.ts';
import { runCommand } from '../server/command.ts';

const usage = `Uso: npm run move-to-hosted

Leva tudo o que o backend embutido guarda (contas com as suas senhas, artigos, imagens, configurações, convites e
mensagens) para um projeto do Supabase que já tem as migrações e nada mais. O que está aqui não muda. Ou vai tudo, ou
o projeto fica sem linha nenhuma e você pode tentar de novo. No ambiente:

  SUPABASE_URL                https://SEU_PROJECT_ID.supabase.co
  SUPABASE_SERVICE_ROLE_KEY   a chave secret (ou service_role) do projeto
  SUPABASE_DB_URL             o endereço do banco, com a senha (Connect › Session pooler)

As duas últimas são segredos: não ficam gravadas, nem aqui nem no site. A pasta dos dados é a de \`npm start\`: a
variável CALCULARIO_DATA, ou .calculario.
`;

await runCommand({ usage }, async (dataDir) => {
  const target = await openTarget(targetSettings(process.env));
  try {
    const source = await openSource(dataDir);
    try {
      return moveReport(await move(source, target), target.url);
    } finally {
      await source.close();
    }
  } finally {
    await target.close();
  }
});
