import type { PluginOption } from 'vite';

/**
 * What a plugin of a build tells others. The configuration is read apart, with modules of its own: only what a plugin
 * carries is the same.
 *
 * @throws Error if it is not among the plugins.
 */
export function apiOf(plugins: readonly PluginOption[] | undefined, name: string): unknown {
  const plugin = plugins?.find((one) => one && 'name' in one && one.name === name);
  if (!plugin || !('api' in plugin)) throw new Error(`${name} is not among the plugins.`);
  return plugin.api;
}
