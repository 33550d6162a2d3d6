/** Parses expressions to programs. Runs only in Node. */
import { Parser } from 'expr-eval';
import { isOperationName, type OperationName, type Program } from '../src/engine/expression-program.ts';
import { recordOf } from '../src/engine/record.ts';

/** Maximum length of an expression, because thousands of nested parentheses would overflow the stack of the parser. */
const MAX_LENGTH = 300;

interface Token {
  readonly type: string;
  readonly value: unknown;
}

const parser = new Parser({
  allowMemberAccess: false,
  operators: {
    assignment: false,
    fndef: false,
    in: false,
    concatenate: false,
    factorial: false,
    length: false,
  },
});

/** Creates a lookup object for the parser, without inherited names. */
function bare<Value>(names: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.assign(Object.create(null) as Record<string, Value>, names);
}

const stub = () => 0;

// Keep only operators, functions and constants of our language, so that a field may have the name `E` or `log`.
Object.assign(parser, {
  unaryOps: bare({ '-': stub, '+': stub, not: stub, abs: stub, round: stub, floor: stub, ceil: stub }),
  binaryOps: bare(recordOf(Reflect.get(parser, 'binaryOps'))),
  ternaryOps: bare(recordOf(Reflect.get(parser, 'ternaryOps'))),
  functions: bare({
    min: stub,
    max: stub,
    year: stub,
    addDays: stub,
    addMonths: stub,
    daysBetween: stub,
    yearsBetween: stub,
    given: stub,
  }),
  consts: bare({ true: true, false: false }),
});

/** Minimum and maximum number of arguments of functions; the grammar checks those of operators. */
const ARGUMENTS: Partial<Readonly<Record<OperationName, readonly [least: number, most: number]>>> = {
  min: [1, Infinity],
  max: [1, Infinity],
  year: [1, 1],
  addDays: [2, 2],
  addMonths: [2, 2],
  daysBetween: [2, 2],
  yearsBetween: [2, 2],
  given: [1, 1],
};

function tokensOf(expression: object): readonly Token[] {
  const tokens: unknown = Reflect.get(expression, 'tokens');
  if (!Array.isArray(tokens))
    throw new TypeError('expr-eval has changed: the expression has no `tokens` any more');
  return tokens as readonly Token[];
}

/**
 * Parses an expression of the definition language: numbers, quoted texts, `true`/`false`, names of inputs and results,
 * `+ - * / % ^`, comparisons, `and or not ?:`, and the functions of `expression-program.ts`.
 *
 * @throws SyntaxError with a Portuguese reason for any other text
 */
export function parseExpression(source: string): Program {
  if (source.length > MAX_LENGTH) throw new SyntaxError(`expressão com mais de ${MAX_LENGTH} caracteres`);
  let tokens: readonly Token[];
  try {
    tokens = tokensOf(parser.parse(source));
  } catch (error) {
    throw new SyntaxError(`não se lê como expressão${reasonIn(source, error)}`, { cause: error });
  }
  return toProgram(tokens);
}

/** Operators of other languages, as patterns, and their replacements here. */
const FOREIGN: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/(?<![=!<>])=(?!=)/, 'igual se escreve =='],
  [/&&/, '&& se escreve and'],
  [/\|\|/, '|| se escreve or'],
  [/!(?!=)/, '! se escreve not'],
  [/\d,\d/, 'a vírgula dos decimais se escreve com ponto'],
];

/** The likely mistake, or where the parser stopped. */
function reasonIn(source: string, error: unknown): string {
  const withoutTexts = source.replaceAll(/"[^"]*"|'[^']*'/g, '""');
  const [, advice] = FOREIGN.find(([pattern]) => pattern.test(withoutTexts)) ?? [];
  if (advice !== undefined) return `: ${advice}`;
  const message = error instanceof Error ? error.message : String(error);
  const [, misplaced] = /^unexpected T(?!EOF)\w+: (.+)$/.exec(message) ?? [];
  if (misplaced !== undefined) return `: "${misplaced}" não pode vir onde está`;
  const column = Number(/\[1:(\d+)\]/.exec(message)?.[1]);
  if (message.includes('Expected EOF')) return `: sobra algo antes do caractere ${column}`;
  return message.includes('EOF') || column > source.length
    ? ': falta algo no fim, como um valor ou um parêntese'
    : `: o erro está perto do caractere ${column}`;
}

/** Converts the postfix tokens of expr-eval to a tree. */
function toProgram(tokens: readonly Token[]): Program {
  const stack: Program[] = [];
  const pop = (): Program => {
    const top = stack.pop();
    if (!top) throw new SyntaxError('falta um operando');
    return top;
  };
  const call = (name: unknown, count: number) => {
    if (typeof name !== 'string' || !isOperationName(name)) {
      throw new SyntaxError(`a operação "${String(name)}" não faz parte da linguagem`);
    }
    const [least, most] = ARGUMENTS[name] ?? [count, count];
    if (count < least || count > most) {
      throw new SyntaxError(`"${name}" não aceita ${count} argumento${count === 1 ? '' : 's'}`);
    }
    const parts = Array.from({ length: count }, pop).toReversed();
    stack.push(['call', name, ...parts]);
  };
  for (const { type, value } of tokens) {
    if (type === 'INUMBER') stack.push(literal(value));
    else if (type === 'IVAR') stack.push(['variable', String(value)]);
    else if (type === 'IEXPR') stack.push(toProgram(value as readonly Token[]));
    else if (type === 'IOP1') call(value, 1);
    else if (type === 'IOP2') call(value, 2);
    else if (type === 'IOP3') call(value, 3);
    else if (type === 'IFUNCALL') callFunction(Number(value));
    else throw new SyntaxError(`a construção ${type} não faz parte da linguagem`);
  }
  return pop();

  function callFunction(count: number): void {
    const parts = Array.from({ length: count }, pop).toReversed();
    const name = pop();
    if (name[0] !== 'variable') throw new SyntaxError('só se chama uma função pelo nome');
    stack.push(...parts);
    call(name[1], count);
  }
}

function literal(value: unknown): Program {
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') {
    return ['literal', value];
  }
  throw new SyntaxError(`o valor ${String(value)} não faz parte da linguagem`);
}
