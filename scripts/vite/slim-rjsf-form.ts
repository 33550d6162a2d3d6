/**
 * Leaves out of RJSF's form what ours never asks of it: it validates nothing (its validator accepts everything), is told
 * what is refused, and is neither reset nor submitted by a program.
 */
import { parseSync } from 'vite';
import { isNode, nodes, type Node } from '../definitions/syntax.ts';
import { nameOf, within, withCuts } from '../definitions/cuts.ts';

/** Methods that nothing calls without a property or a reference that `CalculatorForm` does not give. */
const UNREACHED: readonly string[] = [
  'getUsedFormData',
  'getFieldNames',
  'omitExtraData',
  'setFieldValue',
  'reset',
  'submit',
  'focusOnError',
  'validateForm',
  'validateFormWithFormData',
  'validateBeforeThrow',
  'liveValidate',
  'validate',
  'validateWithExtraErrors',
  'focusFirstError',
  'reportErrors',
  'renderErrors',
  // Our controls keep it to themselves when they are left.
  'onBlur',
];

/** Conditions that never hold, as they are written. */
const NEVER: readonly string[] = [
  // What `slim-schema-utils` answers is the same for all data.
  'shouldSanitize && deepEquals(rootSchema, state.schema)',
  // `liveValidate` is not set.
  'mustValidate && !skipLiveValidate',
  'if (mustValidate && isLast)',
  // Our controls raise no errors of their own.
  'if (newErrorSchema)',
  'customErrors && getByPath(customErrors.ErrorSchema, [...path, ERRORS_KEY])?.length',
  '!noValidate && newErrorSchema',
  // A submit is never refused: whoever is told of it judges.
  'if (!noValidate)',
  'if (hasError)',
  // No errors of a validator that a change would clear.
  'if (formDataChangedFields.length > 0)',
  // Not asked for.
  "omitExtraData === true && (liveOmit === true || liveOmit === 'onChange')",
  "showErrorList === 'top' && this.renderErrors(registry)",
  "showErrorList === 'bottom' && this.renderErrors(registry)",
];

function changed(what: string): Error {
  return new Error(`O formulário do RJSF mudou: ${what} não está mais lá, uma vez só (slim-rjsf-form.ts).`);
}

function withoutMethods(code: string): string {
  const program = parseSync('Form.js', code).program as unknown as Node;
  const members = [...within(program)].flatMap((node) =>
    node.type === 'ClassBody' ? nodes(node['body']) : [],
  );
  const cuts = UNREACHED.map((name) => {
    const [member, ...others] = members.filter(({ key }) => isNode(key) && nameOf(key) === name);
    if (!member || others.length > 0) throw changed(name);
    return { start: member.start, end: member.end, put: '' };
  });
  return withCuts(code, cuts);
}

/**
 * RJSF's `Form.js` without what is never reached.
 *
 * @throws Error when a method or condition is no longer found: the list must be reviewed for the new version of RJSF.
 */
export function withoutUnreached(code: string): string {
  return NEVER.reduce((rest, condition) => {
    const [before, after, ...others] = rest.split(condition);
    if (before === undefined || after === undefined || others.length > 0) throw changed(condition);
    return `${before}${condition.startsWith('if ') ? 'if (false)' : 'false'}${after}`;
  }, withoutMethods(code));
}
