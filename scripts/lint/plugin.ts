/** The project's own lint rules, loaded by .oxlintrc.json. */
import { relative, sep } from 'node:path';
import type { RuleTester } from 'oxlint/plugins-dev';
import { forbiddenImport, isPure } from './layers.ts';

// The linter exports its rule types only through its tester.
type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>;
type Context = Parameters<Rule['create']>[0];
type Visitor = ReturnType<Rule['create']>;
type Reported = Extract<Parameters<Context['report']>[0], { node: unknown }>['node'];
type Source = Parameters<NonNullable<Visitor['ImportExpression']>>[0]['source'];

function fileOf({ cwd, filename }: Context): string {
  return relative(cwd, filename).split(sep).join('/');
}

/** `import`, `export … from` and `import()`, including type imports, must follow the table of layers. */
function layers(context: Context): Visitor {
  const file = fileOf(context);
  const check = (source: Source | null) => {
    if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
    const message = forbiddenImport(file, source.value);
    if (message !== null) context.report({ node: source, message });
  };
  return {
    ImportDeclaration: (node) => check(node.source),
    ExportNamedDeclaration: (node) => check(node.source),
    ExportAllDeclaration: (node) => check(node.source),
    ImportExpression: (node) => check(node.source),
  };
}

const IMPURE_GLOBALS = new Set([
  'document',
  'fetch',
  'localStorage',
  'location',
  'navigator',
  'performance',
  'process',
  'sessionStorage',
  'window',
]);
const IMPURE_CALLS = new Set(['Date.now', 'Math.random']);

/**
 * The domain receives the current day and the inputs as arguments; it must not use the clock, random numbers
 * or browser APIs.
 */
function pureDomain(context: Context): Visitor {
  if (!isPure(fileOf(context))) return {};
  const report = (node: Reported, name: string) => {
    context.report({
      node,
      message: `"${name}" não pode ser usado no domínio: receba o valor como parâmetro.`,
    });
  };
  return {
    NewExpression(node) {
      const isDate = node.callee.type === 'Identifier' && node.callee.name === 'Date';
      if (isDate && node.arguments.length === 0) report(node, 'new Date()');
    },
    MemberExpression(node) {
      if (node.object.type !== 'Identifier') return;
      const { name } = node.object;
      const member = node.property.type === 'Identifier' ? `${name}.${node.property.name}` : name;
      if (IMPURE_CALLS.has(member) || IMPURE_GLOBALS.has(name)) report(node, member);
    },
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && IMPURE_GLOBALS.has(node.callee.name)) {
        report(node, node.callee.name);
      }
    },
  };
}

/** By name; the checks of definitions apply them too. */
export const rules: Record<string, Rule> = {
  layers: { create: layers },
  'pure-domain': { create: pureDomain },
};

export default { meta: { name: 'calculario' }, rules };
