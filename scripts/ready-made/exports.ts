/** What a module offers, with what its doc comments say of it. */
import { parseSync } from 'vite';

/** Something that other modules may import. */
export interface Offered {
  /** As it is called: a function with its parameters. */
  readonly name: string;
  /** First sentence of its doc comment; of what has none, the title in its value, or what its module says of itself. */
  readonly summary: string;
  readonly kind: 'function' | 'value';
}

/** A module with what it offers. */
export interface OfferingModule {
  readonly summary: string;
  readonly offers: readonly Offered[];
}

/** The part of an ESTree node that is read here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Where a full stop ends no sentence: "CLT art. 64", "art. 7º, XVII e.g. …". */
const ABBREVIATION = /(?:^|[\s(])(?:art|arts|inc|n|p|cf|e\.g|i\.e)\.$/i;

/** The first sentence of a doc comment, in one line and without its full stop. */
export function firstSentence(comment: string): string {
  const text = comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join('\n')
    .replace(/\n\s*@[\s\S]*$|^\s*@[\s\S]*$/, '')
    .split(/\n\s*\n/)[0]
    ?.replace(/\s+/g, ' ')
    .trim();
  const parts = (text ?? '').split(/(?<=\.)\s+/);
  let sentence = '';
  for (const part of parts) {
    sentence = sentence === '' ? part : `${sentence} ${part}`;
    if (!ABBREVIATION.test(sentence)) break;
  }
  return sentence.replace(/\.$/, '');
}

/** The functions and values that a module's source exports, in their order. */
export function offeringsOf(code: string): OfferingModule {
  const { program, comments } = parseSync('module.ts', code);
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  const docBefore = (start: number) =>
    docs.find(({ end }) => end <= start && code.slice(end, start).trim() === '')?.value.slice(1);
  const body = program.body as unknown as Node[];
  const [first] = docs;
  // The module's own comment stands on top, and what follows it is no export with a comment of its own.
  const isOwn = first !== undefined && code.slice(0, first.start).trim() === '';
  const summary = isOwn ? firstSentence(first.value.slice(1)) : '';
  const offers = body.flatMap((statement, index): Offered[] => {
    const declaration = statement['declaration'] as Node | null | undefined;
    if (statement.type !== 'ExportNamedDeclaration' || !declaration) return [];
    const doc = index === 0 && isOwn ? undefined : docBefore(statement.start);
    return offeredBy(declaration).map(({ name, kind, fallback }) => ({
      name,
      kind,
      summary: doc === undefined ? fallback || summary : firstSentence(doc),
    }));
  });
  return { summary, offers };
}

function offeredBy(declaration: Node): (Omit<Offered, 'summary'> & { fallback: string })[] {
  switch (declaration.type) {
    case 'FunctionDeclaration':
    case 'TSDeclareFunction': {
      const parameters = (declaration['params'] as Node[]).map((parameter) => parameterName(parameter));
      return [{ name: `${nameOf(declaration)}(${parameters.join(', ')})`, kind: 'function', fallback: '' }];
    }
    case 'VariableDeclaration':
      return (declaration['declarations'] as Node[]).map((variable) => ({
        name: nameOf(variable),
        kind: 'value',
        fallback: titleIn(variable['init']),
      }));
    default:
      return [];
  }
}

function nameOf(node: Node): string {
  return String(Reflect.get(Object(node['id']), 'name'));
}

function parameterName(parameter: Node): string {
  if (parameter.type === 'AssignmentPattern') return parameterName(parameter['left'] as Node);
  if (parameter.type === 'RestElement') return `...${parameterName(parameter['argument'] as Node)}`;
  if (parameter.type !== 'ObjectPattern') return String(parameter['name']);
  const properties = (parameter['properties'] as Node[]).map((property) =>
    String(Reflect.get(Object(property['key'] ?? property['argument']), 'name')),
  );
  return `{ ${properties.join(', ')} }`;
}

/** The first text in a value, if it is a title: a source's label, a field's title. */
function titleIn(value: unknown): string {
  const text = firstText(value);
  return /^\p{Lu}/u.test(text) ? text : '';
}

function firstText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  if (Reflect.get(value, 'type') === 'Literal' && typeof Reflect.get(value, 'value') === 'string') {
    return String(Reflect.get(value, 'value'));
  }
  for (const inner of Object.values(value)) {
    const text = firstText(inner);
    if (text !== '') return text;
  }
  return '';
}
