/**
 * Leaves out of RJSF's fields what the schemas of `describeForm` never ask of them: properties with names that are typed,
 * alternatives, lists of files or of fixed length, rows that are copied or change places. Errors are ours (`extraErrors`),
 * so that none need to move along with a row.
 */
import { parseSync } from 'vite';
import { isNode, type Node } from '../definitions/syntax.ts';
import { nameOf, within, withCuts, type Cut } from '../definitions/cuts.ts';

/** What is left out of a module. */
interface Unreached {
  /** Functions, and what stands in place of their bodies. */
  readonly functions?: Readonly<Record<string, string>>;
  /** Functions of a component that nothing calls; they become `undefined`. */
  readonly callbacks?: readonly string[];
  /** Conditions that never hold, as they are written; each may stand there more than once. */
  readonly never?: readonly string[];
  /** Words of what is shown instead of a field that fails; it fails as everything else does. */
  readonly shownInstead?: readonly string[];
}

/** By the name of the field. */
const UNREACHED: Readonly<Record<string, Unreached>> = {
  ArrayField: {
    functions: { FixedArray: '{}', ArrayAsFiles: '{}', ArrayAsCustomWidget: '{}' },
    callbacks: ['handleCopyItem', 'handleReorderItems', 'onCopyItem', 'onMoveUpItem', 'onMoveDownItem'],
    never: ['errorSchemaRef.current', "typeof uiSchema.items === 'function'", '!(ITEMS_KEY in schema)'],
  },
  ObjectField: {
    functions: {
      getDefaultValue: '{}',
      getAdditionalPropertyOrder: '{ return []; }',
      isAdditionalPropertySchema: '{ return false; }',
    },
    callbacks: [
      'getAvailableKey',
      'onAddProperty',
      'handleKeyRename',
      'handleRemoveProperty',
      'onKeyRename',
      'onKeyRenameBlur',
      'onRemoveProperty',
    ],
    never: [
      'value === undefined && addedByAdditionalProperties && deepEquals(path, innerFieldIdPathId.path)',
    ],
    shownInstead: ['InvalidObjectField'],
  },
  SchemaField: {
    never: [
      '_schema[RJSF_REF_CYCLE_KEY]',
      "(schema.anyOf || schema.oneOf) && !schemaUtils.isSelect(schema) && componentName !== 'ObjectField'",
      '(ANY_OF_KEY in schema || ONE_OF_KEY in schema) && !isReplacingAnyOrOneOf && !schemaUtils.isSelect(schema)',
      "deprecatedHandling === 'label'",
    ],
  },
};

const changed = (field: string, what: string) =>
  new Error(`O campo ${field} do RJSF mudou: ${what} não está mais lá (slim-rjsf-fields.ts).`);

function cutsIn(field: string, code: string): Cut[] {
  const { functions = {}, callbacks = [], never = [], shownInstead = [] } = UNREACHED[field] ?? {};
  const missing = new Set([...Object.keys(functions), ...callbacks, ...never, ...shownInstead]);
  const replaced = (what: string, node: unknown, put: string): Cut[] => {
    if (!isNode(node)) return [];
    missing.delete(what);
    return [{ start: node.start, end: node.end, put }];
  };
  const program = parseSync(`${field}.js`, code).program as unknown as Node;
  const cuts = [...within(program)].flatMap((node): Cut[] => {
    const { type, id, body, init, test, param } = node;
    const name = nameOf(id) ?? '';
    const put = type === 'FunctionDeclaration' ? functions[name] : undefined;
    if (put !== undefined) return replaced(name, body, put);
    if (type === 'VariableDeclarator' && callbacks.includes(name)) return replaced(name, init, 'undefined');
    if (type === 'CatchClause') {
      const word = shownInstead.find((known) => code.slice(node.start, node.end).includes(known));
      return word === undefined ? [] : replaced(word, body, `{ throw ${nameOf(param)}; }`);
    }
    if (type !== 'IfStatement' || !isNode(test)) return [];
    const condition = code.slice(test.start, test.end);
    return never.includes(condition) ? replaced(condition, test, 'false') : [];
  });
  if (missing.size > 0) throw changed(field, [...missing].join(', '));
  return cuts;
}

/**
 * The module of one of RJSF's fields without what is never reached; other modules stay as they are.
 *
 * @param field its name, such as `ArrayField`.
 * @throws Error when something is no longer found: the lists must be reviewed for the new version of RJSF.
 */
export function fieldWithoutUnreached(field: string, code: string): string {
  return withCuts(code, cutsIn(field, code));
}
