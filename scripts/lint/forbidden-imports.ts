/** Checks imports against the table of layers. */
import { GUARDED_PACKAGES, LAYERS, PUBLIC_MODULES, PURE_LAYERS, USES_PUBLIC_MODULES } from './layers.ts';

/** Layers with their allowed imports. */
export const LAYER_GRAPH: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(LAYERS).map(([layer, { from }]) => [layer, from]),
);

const byLength = Object.keys(LAYERS)
  .toSorted((a, b) => b.length - a.length)
  .map((layer) => ({
    layer,
    holds: new RegExp(`^${layer.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}(?:/|$)`),
  }));

/** Finds the layer of a file, relative to the project with forward slashes; null outside all layers. */
export function layerOf(file: string): string | null {
  return byLength.find(({ holds }) => holds.test(file))?.layer ?? null;
}

function matches(packageName: string, pattern: string): boolean {
  return pattern.endsWith('/*') ? packageName.startsWith(pattern.slice(0, -1)) : packageName === pattern;
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function resolve(file: string, specifier: string): string {
  const path = file.split('/').slice(0, -1);
  for (const segment of specifier.split('/')) {
    if (segment === '..') path.pop();
    else if (segment !== '.') path.push(segment);
  }
  return path.join('/');
}

function forbiddenPackage(layer: string, specifier: string): string | null {
  const name = packageOf(specifier);
  for (const [pattern, layers] of Object.entries(GUARDED_PACKAGES)) {
    if (matches(name, pattern) && !layers.includes(layer)) {
      return `"${name}" só pode ser importado em ${layers.join(', ')}.`;
    }
  }
  const allowed = LAYERS[layer]?.packages;
  if (allowed === undefined || allowed.some((pattern) => matches(name, pattern))) return null;
  return `"${layer}" não pode importar "${specifier}": pacotes permitidos: ${allowed.join(', ') || 'nenhum'}.`;
}

/** Path of a file's calculator, such as `calculators/impostos/irpf`, for its definition and the files in its folder. */
function calculatorOf(file: string): string {
  return file.split('/').slice(0, 3).join('/').replace(/\.ts$/, '');
}

function forbiddenFile(layer: string, file: string, specifier: string): string | null {
  const target = resolve(file, specifier);
  const targetLayer = layerOf(target);
  const rules = LAYERS[layer];
  if (rules === undefined) return null;
  if (targetLayer === layer) {
    return rules.isolated && calculatorOf(file) !== calculatorOf(target)
      ? `Um arquivo de "${layer}" não pode importar outro ("${target}").`
      : null;
  }
  if (targetLayer !== null && rules.from.includes(targetLayer)) return null;
  if (PUBLIC_MODULES.has(target) && USES_PUBLIC_MODULES.has(layer)) return null;
  return `"${layer}" não pode importar "${target}": permitidos: ${rules.from.join(', ') || 'nenhum'}.`;
}

/**
 * Checks one import.
 *
 * @param file the importing file, relative to the project, with forward slashes
 * @param specifier the module specifier of the import
 * @returns reason if the import is forbidden, or else null; compiled files are always allowed
 */
export function forbiddenImport(file: string, specifier: string): string | null {
  const layer = layerOf(file);
  if (layer === null || specifier.startsWith('#root/.cache/')) return null;
  return specifier.startsWith('.')
    ? forbiddenFile(layer, file, specifier)
    : forbiddenPackage(layer, specifier);
}

/** True for files of the domain, which must not use the clock, randomness or browser APIs. */
export function isPure(file: string): boolean {
  const layer = layerOf(file);
  return layer !== null && (PURE_LAYERS.has(layer) || layer.startsWith('calculators'));
}
