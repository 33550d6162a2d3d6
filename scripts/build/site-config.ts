/** The site's configuration for a part of a build, with the definitions that an earlier part collected. */
import { join } from 'node:path';
import { loadConfigFromFile, mergeConfig, type InlineConfig, type Plugin, type PluginOption } from 'vite';
import type { Collected } from '../../compiler/collect.ts';
import { calculatorsPlugin } from '../vite/calculators-plugin.ts';
import { handDown, handedDown } from './handed-down.ts';
import { HANDED_DOWN, ROOT } from './paths.ts';

const DEFINITIONS = join(HANDED_DOWN, 'definitions');

/** Hands down the calculators as they were collected. */
export const handDownDefinitions = (found: Collected) => handDown(DEFINITIONS, found);

/** The calculators that were collected. */
export const knownDefinitions = async () => (await handedDown(DEFINITIONS)) as Collected;

/** The site's configuration, with some of its plugins replaced by others of the same names. */
export async function siteConfig(mode: string, replaced?: readonly Plugin[]): Promise<InlineConfig> {
  const env = { command: 'build', mode } as const;
  // Node reads it as it stands; bundling it first takes seconds on a busy machine, of which Vite then warns.
  const loaded = await loadConfigFromFile(env, undefined, ROOT, undefined, undefined, 'native');
  const others = new Map(
    (replaced ?? [calculatorsPlugin(await knownDefinitions())]).map((plugin) => [plugin.name, plugin]),
  );
  const other = (plugin: PluginOption) => (plugin && 'name' in plugin && others.get(plugin.name)) || plugin;
  const config = loaded?.config ?? {};
  const rolldownOptions = { checks: { bundlerTimings: false } };
  const own = { root: ROOT, mode, logLevel: 'warn', configFile: false, build: { rolldownOptions } } as const;
  return mergeConfig({ ...config, plugins: config.plugins?.map(other) }, own);
}
