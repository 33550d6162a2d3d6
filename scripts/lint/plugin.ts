/** Project-specific lint rules, loaded by `.oxlintrc.json`. */
import { relative, sep } from 'node:path';
import type { RuleTester } from 'oxlint/plugins-dev';
import { forbiddenImport, isPure } from './forbidden-imports.ts';
import { adviceOn, paragraphs } from './plain-comments.ts';

// Derive the type from the rule tester, because the linter does not export it.
type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>;
type Context = Parameters<Rule['create']>[0];
type Visitor = ReturnType<Rule['create']>;
type Reported = Extract<Parameters<Context['report']>[0], { node: unknown }>['node'];
type Source = Parameters<NonNullable<Visitor['ImportExpression']>>[0]['source'];
type Member = Parameters<NonNullable<Visitor['MemberExpression']>>[0];

function fileOf({ cwd, filename }: Context): string {
  return relative(cwd, filename).split(sep).join('/');
}

/** Specifier of an import, also as a template without placeholders; undefined if it is computed. */
function specifierOf(source: Source): string | undefined {
  if (source.type === 'Literal' && typeof source.value === 'string') return source.value;
  return source.type === 'TemplateLiteral' && source.expressions.length === 0
    ? source.quasis.map(({ value }) => value.cooked ?? '').join('')
    : undefined;
}

/** Name of a property, also in quotes; undefined if it is computed. */
function propertyOf({ property }: Member): string | undefined {
  if (property.type === 'Identifier') return property.name;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

/** Checks all imports against the layers: `import`, `export … from` and `import()`, including type imports. */
function layers(context: Context): Visitor {
  const file = fileOf(context);
  const check = (source: Source | null) => {
    const specifier = source ? specifierOf(source) : undefined;
    if (!source || specifier === undefined) return;
    const message = forbiddenImport(file, specifier);
    if (message !== null) context.report({ node: source, message });
  };
  return {
    ImportDeclaration: (node) => check(node.source),
    ExportNamedDeclaration: (node) => check(node.source),
    ExportAllDeclaration: (node) => check(node.source),
    ImportExpression: (node) => check(node.source),
    TSImportType: (node) => check(node.source),
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
/** Objects with impure members; the rule forbids aliases, because it recognizes those members by the object's name. */
const UNALIASED = new Set(['Date', 'Math', 'globalThis']);
const NETWORK_GLOBALS = new Set(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource']);

const DECIMAL =
  'em binário, 1,005 vira 1,00; declare o valor com result.money, ou use reais(), de src/decimal/money.ts.';

/** End of the message about network use, by which the checks recognize it and do not run such a file. */
export const NO_NETWORK = 'uma calculadora não usa a rede.';

/**
 * Forbids clock, random numbers, network and browser APIs in the domain, which receives the current day and the inputs
 * as arguments. In calculators, which run on every keystroke, also forbids console output, variables of a file that an
 * earlier calculation could have changed, and rounding in binary, which turns 1.005 into 1.00.
 */
function pureDomain(context: Context): Visitor {
  const file = fileOf(context);
  if (!isPure(file)) return {};
  const isCalculator = file.startsWith('calculators/');
  const report = (node: Reported, name: string, instead = 'receba o valor como parâmetro.') => {
    context.report({ node, message: `"${name}" não pode ser usado no domínio: ${instead}` });
  };
  return {
    Program({ body }) {
      for (const statement of body) {
        const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
        if (!isCalculator || node?.type !== 'VariableDeclaration' || node.kind === 'const') continue;
        context.report({
          node,
          message: `"${node.kind}" fora de uma função guardaria valores de uma conta para a outra: use const.`,
        });
      }
    },
    ImportExpression(node) {
      // Refuse an address that the layers cannot check.
      if (specifierOf(node.source) === undefined) report(node, 'import()', 'importe no começo do arquivo.');
    },
    NewExpression(node) {
      if (node.callee.type !== 'Identifier') return;
      const { name } = node.callee;
      if (name === 'Date' && node.arguments.length === 0) report(node, 'new Date()');
      if (NETWORK_GLOBALS.has(name)) report(node, name, NO_NETWORK);
    },
    MemberExpression(node) {
      if (isCalculator && propertyOf(node) === 'toFixed') report(node, 'toFixed', DECIMAL);
      if (node.object.type !== 'Identifier') return;
      const { name } = node.object;
      const property = propertyOf(node);
      const member = property === undefined ? name : `${name}.${property}`;
      if (name === 'globalThis' && property !== undefined) {
        if (NETWORK_GLOBALS.has(property)) report(node, property, NO_NETWORK);
        if (IMPURE_GLOBALS.has(property)) report(node, property);
      }
      if (name === 'console' && isCalculator) {
        report(node, member, 'para ver um valor, declare-o com result.working.');
      }
      if (IMPURE_CALLS.has(member) || IMPURE_GLOBALS.has(name)) report(node, member);
    },
    BinaryExpression(node) {
      const { operator, left } = node;
      if (!isCalculator || operator !== '/' || left.type !== 'CallExpression') return;
      const { callee } = left;
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return;
      if (callee.object.name === 'Math' && propertyOf(callee) === 'round')
        report(left, 'Math.round', DECIMAL);
    },
    VariableDeclarator({ init }) {
      if (init?.type === 'Identifier' && UNALIASED.has(init.name)) report(init, init.name);
    },
    CallExpression(node) {
      if (node.callee.type !== 'Identifier') return;
      const { name } = node.callee;
      if (name === 'Date') report(node, 'Date()');
      if (NETWORK_GLOBALS.has(name)) report(node, name, NO_NETWORK);
      if (IMPURE_GLOBALS.has(name)) report(node, name);
    },
  };
}

/** Requires comments in plain English. */
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

/** Rules by name; the checks of definitions apply them, too. */
export const rules: Record<string, Rule> = {
  layers: { create: layers },
  'pure-domain': { create: pureDomain },
};

export default {
  meta: { name: 'calculario' },
  rules: { ...rules, 'plain-comments': { create: plainComments } },
};
