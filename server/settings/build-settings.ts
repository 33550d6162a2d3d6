/** Reads the settings saved by administrators for a build. */
import { readAsVisitor } from '../../src/backend/read-table.ts';
import { readSettingsAsVisitor } from '../../src/backend/site-settings.ts';
import { resolveDataFolder } from '../site/data-folder.ts';
import { variablesOf, type BuildVariables } from './environment.ts';
import { variablesInFolder } from './settings-file.ts';

/** True if the site uses a hosted project. */
export const isHosted = (env: NodeJS.ProcessEnv): boolean => Boolean(env['VITE_SUPABASE_URL']?.trim());

/**
 * Reads the settings of the embedded backend; none if the site uses a hosted project.
 *
 * @param root folder of the project
 */
export function embeddedSettings(root: string, env: NodeJS.ProcessEnv): BuildVariables {
  if (isHosted(env)) return {};
  const dataDir = resolveDataFolder(root, env['CALCULARIO_DATA']);
  return dataDir === undefined ? {} : variablesInFolder(dataDir);
}

/**
 * Reads the settings of the hosted project; none without one. If it does not respond, logs a warning and returns none,
 * so that the build uses the settings of the environment.
 */
export async function hostedSettings(env: NodeJS.ProcessEnv): Promise<BuildVariables> {
  const anonKey = env['VITE_SUPABASE_ANON_KEY']?.trim();
  if (!isHosted(env) || !anonKey) return {};
  try {
    const url = env['VITE_SUPABASE_URL']?.trim() ?? '';
    return variablesOf(await readSettingsAsVisitor(readAsVisitor({ url, anonKey })));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(
      `As configurações salvas na administração não puderam ser lidas, e o site é montado sem elas. (${reason})`,
    );
    return {};
  }
}
