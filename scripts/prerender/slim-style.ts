/**
 * Writes a part of the style sheet shorter. It is drawn the same: the whole sheet comes later as it was written, so that
 * what is folded here can be set there again.
 */
import { parse, type AtRule, type Declaration, type Root, type Rule } from 'postcss';

/** Effects of what a visitor does, with the first of which the rest of the style is loaded; and what no page has. */
const OF_USE = /:hover|:active|^::backdrop$|^:host$|:-moz-focusring|:-moz-ui-invalid/;
/** Without the rest of the style nothing changes by degrees. */
const TRANSITIONS = /^transition(?:-|$)/;
/** Tailwind's colour of placeholders: wherever there is one, a class gives it ours. */
const PLACEHOLDERS = /-apple-pay-button/;
/** Shadows of utilities that are not there. */
const NO_SHADOW = /0 0 #0000,\s*/g;
/** What Tailwind gives a theme to set, and ours does not: everything has it anyway. */
const UNSET = /^font-(?:feature|variation)-settings$/;
/** A site that embeds a calculator sets the colours. */
const COLOUR = /^--color-/;

const VAR = /var\((--[\w-]+)(,)?/;

/** The index behind the parenthesis that closes the one before `from`. */
function endOf(text: string, from: number): number {
  let depth = 1;
  let at = from;
  while (at < text.length && depth > 0) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    at += 1;
  }
  return at;
}

/** A value with its custom properties replaced; `undefined` leaves one as it is, with its fallback folded as well. */
export function substitute(
  value: string,
  valueOf: (name: string, fallback: string | undefined) => string | undefined,
): string {
  const found = VAR.exec(value);
  const name = found?.[1];
  if (!found || name === undefined) return value;
  const start = found.index + found[0].length;
  const end = endOf(value, start);
  const inner = found[2] === undefined ? undefined : substitute(value.slice(start, end - 1), valueOf);
  const folded = valueOf(name, inner) ?? `var(${name}${inner === undefined ? '' : `,${inner}`})`;
  return value.slice(0, found.index) + folded + substitute(value.slice(end), valueOf);
}

/** The initial values of registered custom properties. */
function registered(sheet: Root): Map<string, string | undefined> {
  const initial = new Map<string, string | undefined>();
  sheet.walkAtRules('property', (rule) => {
    const value = rule.nodes?.find(
      (node): node is Declaration => node.type === 'decl' && node.prop === 'initial-value',
    );
    initial.set(rule.params, value?.value);
  });
  return initial;
}

const isIn = (declaration: Declaration | Rule, layer: string) => {
  for (let node = declaration.parent; node; node = node.parent as typeof node) {
    if (node.type === 'atrule' && (node as AtRule).name === 'layer') return (node as AtRule).params === layer;
  }
  return false;
};

/** Custom properties of the theme that nothing sets otherwise and that are shorter, or not longer, written out. */
function constants(sheet: Root): Map<string, string> {
  const text = sheet.toString();
  const theme = new Map<string, string>();
  const others = new Set<string>();
  sheet.walkDecls(/^--/, (declaration) => {
    if (isIn(declaration, 'theme')) theme.set(declaration.prop, declaration.value);
    else others.add(declaration.prop);
  });
  // One that stands for another is that other.
  const resolved = new Map(
    [...theme].map(([name, value]) => [
      name,
      theme.get(/^var\((--[\w-]+)\)$/.exec(value)?.[1] ?? '') ?? value,
    ]),
  );
  const isShorter = (name: string, value: string) => {
    const uses = text.split(new RegExp(`var\\(${name}[,)]`)).length - 1;
    return value.length * uses <= `${name}:${value};`.length + `var(${name})`.length * uses;
  };
  return new Map(
    [...resolved].filter(
      ([name, value]) =>
        !COLOUR.test(name) && !others.has(name) && !value.includes('var(') && isShorter(name, value),
    ),
  );
}

const reads = (text: string) => Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name);

/**
 * Writes out what rules tell themselves: a property that each rule that takes it sets, and the other way round, has in
 * each the value that stands there.
 */
function foldOwn(sheet: Root): void {
  const shared = new Set<string>();
  const own = new Map<Rule, Map<string, string>>();
  sheet.walkRules((rule) => {
    if (isIn(rule, 'theme')) return;
    const declarations = rule.nodes.filter((node) => node.type === 'decl');
    const set = new Map(declarations.map(({ prop, value }) => [prop, value] as const));
    const read = new Set(declarations.flatMap(({ value }) => reads(value)));
    const custom = [...set.keys()].filter((name) => name.startsWith('--'));
    for (const name of [...custom, ...read]) if (!set.has(name) || !read.has(name)) shared.add(name);
    own.set(rule, set);
  });
  for (const [rule, set] of own) {
    const valueOf = (name: string) => (shared.has(name) ? undefined : set.get(name));
    rule.each((node) => {
      if (node.type === 'decl') node.value = substitute(node.value, valueOf).trim();
    });
  }
}

/** Removes what only matters once the page is used, and declarations that are there twice. */
function dropEffects(sheet: Root): void {
  sheet.walkComments((comment) => void comment.remove());
  // Browsers that cannot register properties wait for the rest of the style.
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') layer.remove();
  });
  sheet.walkAtRules('supports', (rule) => {
    if (PLACEHOLDERS.test(rule.params)) rule.remove();
  });
  sheet.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !OF_USE.test(selector));
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  sheet.walkDecls((declaration) => {
    const next = declaration.next();
    const isRepeated =
      next?.type === 'decl' && next.prop === declaration.prop && next.value === declaration.value;
    if (isRepeated || TRANSITIONS.test(declaration.prop) || UNSET.test(declaration.prop))
      declaration.remove();
  });
}

/** Removes declarations of custom properties whose value nothing takes, until each that is left is taken. */
function dropUnread(sheet: Root): void {
  const read = new Set(reads(sheet.toString()));
  let isAnyDropped = false;
  sheet.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return;
    declaration.remove();
    isAnyDropped = true;
  });
  if (isAnyDropped) return dropUnread(sheet);
  sheet.walkAtRules('property', (rule) => {
    if (!read.has(rule.params)) rule.remove();
  });
}

function dropEmpty(sheet: Root): void {
  sheet.walk((node) => {
    let empty: typeof node | undefined = node;
    while (empty && 'nodes' in empty && empty.nodes?.length === 0) {
      const { parent }: typeof node = empty;
      empty.remove();
      empty = parent?.type === 'root' ? undefined : (parent as typeof node | undefined);
    }
  });
}

/**
 * Folds constants and removes what has no effect before the page is used.
 *
 * @param text of a part of the sheet, to which nothing is added but the rest of the style.
 */
export function slimStyle(text: string): string {
  const sheet = parse(text);
  dropEffects(sheet);
  const theme = constants(sheet);
  const initial = registered(sheet);
  const set = new Set<string>();
  sheet.walkDecls(/^--/, ({ prop }) => void set.add(prop));
  const valueOf = (name: string, fallback: string | undefined) => {
    if (theme.has(name)) return theme.get(name);
    if (set.has(name)) return undefined;
    if (initial.has(name)) return initial.get(name) ?? fallback;
    // Whatever else is not set in the theme is set nowhere, or by a script.
    return name.startsWith('--default-') ? fallback : undefined;
  };
  sheet.walkDecls((declaration) => {
    declaration.value = substitute(declaration.value, valueOf);
  });
  foldOwn(sheet);
  dropUnread(sheet);
  sheet.walkDecls('box-shadow', (declaration) => {
    declaration.value = declaration.value.replaceAll(NO_SHADOW, '');
  });
  dropEmpty(sheet);
  return sheet.toString();
}
