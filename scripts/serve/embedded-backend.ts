/** The embedded backend as the site's own servers start it: where it keeps its data, and what they print of it. */
import { resolve } from 'node:path';
import type { Backend } from '../../supabase/local/backend.ts';

const DEFAULT_HOME = '.calculario';
const IN_MEMORY = ':memory:';

/** Where the backend keeps its data: `CALCULARIO_DATA`, a folder or `:memory:`. */
function homeBelow(root: string): { dataDir: string } | { memory: true } {
  const home = process.env['CALCULARIO_DATA']?.trim() || DEFAULT_HOME;
  return home === IN_MEMORY ? { memory: true } : { dataDir: resolve(root, home) };
}

/** The first administrator's password, where whoever starts the server has chosen it: `CALCULARIO_ADMIN_PASSWORD`. */
function chosenPassword(): string | undefined {
  return process.env['CALCULARIO_ADMIN_PASSWORD'] || undefined;
}

/**
 * Starts the embedded backend.
 *
 * @param root folder of the project
 * @param siteOrigin origin under which people see the site
 */
export async function openEmbeddedBackend(root: string, siteOrigin: string): Promise<Backend> {
  // Loaded only where it is wanted: it brings a whole database along.
  const { createEmbeddedBackend } = await import('../../supabase/local/backend.ts');
  return createEmbeddedBackend({ ...homeBelow(root), siteOrigin, adminPassword: chosenPassword() });
}

/** What to print of an administrator who has just been made. A chosen password is known and stays out of logs. */
export function describeAdmin(address: string, admin: Backend['firstAdmin']): string[] {
  if (!admin) return [];
  const password =
    chosenPassword() === undefined
      ? `${admin.password}   (mostrada só agora: anote)`
      : 'a de CALCULARIO_ADMIN_PASSWORD';
  return [
    `Administração   ${address}/admin`,
    `E-mail          ${admin.email}`,
    `Senha           ${password}`,
  ];
}
