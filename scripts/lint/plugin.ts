/** The project's own lint rules, loaded by .oxlintrc.json. */
import { relative, sep } from 'node:path';
import type { RuleTester } from 'oxlint/plugins-dev';
import { forbiddenImport, isPure } from './layers.ts';
import { adviceOn, paragraphs } from './plain-comments.ts';

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
  'localStorage',
  'location',
  'navigator',
  'performance',
  'process',
  'sessionStorage',
  'window',
]);
const IMPURE_CALLS = new Set(['Date.now', 'Math.random']);
const NETWORK_GLOBALS = new Set(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource']);

/** Ends the message about use of the network; the checks do not even run such a file. */
export const NO_NETWORK = 'uma calculadora não usa a rede.';

/**
 * The domain receives the current day and the inputs as arguments; it must not use the clock, random numbers, the
 * network or browser APIs. Calculators must not write to the console either: they run at every key.
 */
function pureDomain(context: Context): Visitor {
  const file = fileOf(context);
  if (!isPure(file)) return {};
  const isCalculator = file.startsWith('calculators/');
  const report = (node: Reported, name: string, instead = 'receba o valor como parâmetro.') => {
    context.report({ node, message: `"${name}" não pode ser usado no domínio: ${instead}` });
  };
  return {
    NewExpression(node) {
      if (node.callee.type !== 'Identifier') return;
      const { name } = node.callee;
      if (name === 'Date' && node.arguments.length === 0) report(node, 'new Date()');
      if (NETWORK_GLOBALS.has(name)) report(node, name, NO_NETWORK);
    },
    MemberExpression(node) {
      if (node.object.type !== 'Identifier') return;
      const { name } = node.object;
      const property = node.property.type === 'Identifier' ? node.property.name : undefined;
      const member = property === undefined ? name : `${name}.${property}`;
      if (name === 'globalThis' && property !== undefined && NETWORK_GLOBALS.has(property)) {
        report(node, property, NO_NETWORK);
      }
      if (name === 'console' && isCalculator) {
        report(node, member, 'para ver um valor, declare-o com result.working.');
      }
      if (IMPURE_CALLS.has(member) || IMPURE_GLOBALS.has(name)) report(node, member);
    },
    CallExpression(node) {
      if (node.callee.type !== 'Identifier') return;
      const { name } = node.callee;
      if (NETWORK_GLOBALS.has(name)) report(node, name, NO_NETWORK);
      if (IMPURE_GLOBALS.has(name)) report(node, name);
    },
  };
}

/** Comments of our own code are plain English; Portuguese texts for people are strings and files. */
function plainComments({ sourceCode, report }: Context): Visitor {
  return {
    Program() {
      for (const { first, text } of paragraphs(sourceCode.getAllComments(), sourceCode.text)) {
        const message = adviceOn(text);
        if (message !== undefined) report({ node: first, message });
      }
    },
  };
}

/** The rules by name; the checks of definitions apply them too. */
export const rules: Record<string, Rule> = {
  layers: { create: layers },
  'pure-domain': { create: pureDomain },
};

export default {
  meta: { name: 'calculario' },
  rules: { ...rules, 'plain-comments': { create: plainComments } },
};
