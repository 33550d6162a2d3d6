/** Starts the embedded backend from the settings in the environment. */
import { createEmbeddedBackend, type Backend } from '../backend/backend.ts';
import type { AccessOptions } from '../backend/gateway/gateway.ts';
import { proxiesFrom } from '../backend/gateway/client-address.ts';
import { openThreadedServices } from '../backend/services/threaded-services.ts';
import { keepSettingsFile } from '../settings/settings-file.ts';
import { resolveDataFolder } from './data-folder.ts';
import { publicOrigin } from './public-origin.ts';

/** Reads the first administrator's password from `CALCULARIO_ADMIN_PASSWORD`, if set. */
function chosenPassword(): string | undefined {
  return process.env['CALCULARIO_ADMIN_PASSWORD'] || undefined;
}

/**
 * Reads the access rules from `CALCULARIO_SIGNUP` (`aberto` or `fechado`) and `CALCULARIO_PROXIES`. By default, sign-up
 * is open on a trial site and closed on a public one.
 *
 * @throws Error if a value is invalid
 */
export function accessFrom(env: NodeJS.ProcessEnv): AccessOptions {
  const proxies = proxiesFrom(env);
  const isPublic = proxies > 0 || publicOrigin(env) !== undefined;
  const chosen = env['CALCULARIO_SIGNUP']?.trim() || (isPublic ? 'fechado' : 'aberto');
  if (chosen !== 'aberto' && chosen !== 'fechado') {
    throw new Error(`CALCULARIO_SIGNUP: "${chosen}" não é aberto nem fechado.`);
  }
  return { signUp: chosen === 'aberto' ? 'open' : 'closed', proxies };
}

/**
 * Starts the embedded backend.
 *
 * @param root folder of the project
 * @param siteOrigin origin of the public site
 * @param onSettings called after the settings have changed and are ready for a build
 */
export async function openEmbeddedBackend(
  root: string,
  siteOrigin: string,
  onSettings?: () => void,
): Promise<Backend> {
  const dataDir = resolveDataFolder(root, process.env['CALCULARIO_DATA']);
  const access = accessFrom(process.env);
  const services = await openThreadedServices({ dataDir, siteOrigin, adminPassword: chosenPassword() });
  const backend = await createEmbeddedBackend(services, { dataDir, access });
  return dataDir === undefined ? backend : keepSettingsFile(backend, dataDir, onSettings);
}

/** Formats the credentials of a new administrator, without a chosen password, which must not be logged. */
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
