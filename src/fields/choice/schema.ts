import { chooseAmong, faultIf } from '../../vocabulary/fault.ts';
import { NOTHING, NO_OPTION, constants, type FieldSchema } from '../schema.ts';
import type { ChoiceField } from '../../vocabulary/fields/choice.ts';

/** Refusals of a choice: the same message for every keyword if the value is not an option. */
export const schema: FieldSchema<ChoiceField> = {
  validation: ({ oneOf }) => ({ enum: constants(oneOf) }),
  published: ({ type, oneOf }) => ({
    type,
    oneOf: oneOf.map(({ const: value, title }) => ({ const: value, title })),
  }),
  refusing: () => ['enum'],
  refused({ type, oneOf }, keyword) {
    if (keyword === 'required') return NOTHING;
    return type === 'integer' ? Math.max(...constants(oneOf).map(Number)) + 1 : NO_OPTION;
  },
  faults({ type: declared, oneOf }, { place, form }) {
    const values = constants(oneOf);
    const type = declared === 'string' ? 'string' : 'number';
    const targets = oneOf.flatMap((option) => Object.keys(option.sets ?? {}));
    return [
      ...faultIf(
        new Set(values).size < values.length,
        `${place}.oneOf`,
        'duas opções têm o mesmo valor',
        'dê a cada opção um const próprio',
      ),
      ...faultIf(
        values.some((value) => typeof value !== type),
        `${place}.oneOf`,
        `o campo é do tipo "${declared}", mas uma opção não é`,
        'acerte o type do campo ou o const da opção',
      ),
      ...targets
        .filter((target) => !Object.hasOwn(form, target))
        .map((target) => ({
          place: `${place}.oneOf.sets`,
          problem: `o campo "${target}" não existe`,
          remedy: chooseAmong(Object.keys(form)),
        })),
    ];
  },
};
