import { chooseAmong, faultIf, type Fault } from '../../vocabulary/fault.ts';
import { withoutNoise } from '../../decimal/rounding.ts';
import { isChoice } from '../choice/kind.ts';
import {
  constants,
  NOTHING,
  pick,
  present,
  type FieldSchema,
  type JsonSchema,
  type Place,
  type RefusalTest,
} from '../schema.ts';
import type { RefusingKeyword } from '../../vocabulary/refusing-keywords.ts';
import type { NumberField } from '../../vocabulary/fields/number.ts';

const LIMITS = ['exclusiveMinimum', 'minimum', 'exclusiveMaximum', 'maximum', 'multipleOf'] as const;

/** Units in words if they vary, because JSON Schema has no keyword for them. */
function describedUnits({ description, unitBy }: NumberField): JsonSchema {
  if (!unitBy) return {};
  const units = Object.entries(unitBy.units).map(
    ([option, unit]) => `${unit} se ${unitBy.field} é ${option}`,
  );
  return { description: `${description ? `${description} ` : ''}Unidade: ${units.join(', ')}.` };
}

/** Checks that a unit follows an existing choice and has a text for each of its options. */
function unitFaults({ unit, unitBy }: NumberField, { place, beside, form }: Place): Fault[] {
  if (!unitBy) return [];
  const fields = { ...form, ...beside };
  const choice = fields[unitBy.field];
  const choices = Object.entries(fields).flatMap(([name, field]) => (isChoice(field) ? [name] : []));
  if (!choice || !isChoice(choice)) {
    return [
      {
        place: `${place}.unitBy.field`,
        problem: `o campo "${unitBy.field}" ${choice ? 'não é uma escolha' : 'não existe'}`,
        remedy: chooseAmong(choices),
      },
    ];
  }
  const options = constants(choice.oneOf).map(String);
  const unknown = Object.keys(unitBy.units).filter((option) => !options.includes(option));
  const missing = options.filter((option) => !Object.hasOwn(unitBy.units, option));
  return [
    ...faultIf(unit !== undefined, place, 'o campo tem unit e unitBy', 'deixe só um dos dois'),
    ...unknown.map((option) => ({
      place: `${place}.unitBy.units`,
      problem: `"${option}" não é uma opção de "${unitBy.field}"`,
      remedy: chooseAmong(options),
    })),
    ...missing.map((option) => ({
      place: `${place}.unitBy.units`,
      problem: `falta a unidade da opção "${option}"`,
      remedy: `acrescente ${option}: '…'`,
    })),
  ];
}

/** Smallest step of numbers with decimals: a cent, or a hundredth of a percent. */
const MIN_STEP = 0.01;

function refusedNumber(field: NumberField, keyword: RefusingKeyword, { given }: RefusalTest): unknown {
  const { type, minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf } = field;
  const step = multipleOf ?? (type === 'integer' ? 1 : MIN_STEP);
  const least = minimum ?? exclusiveMinimum ?? 0;
  switch (keyword) {
    case 'required':
      return NOTHING;
    case 'type':
      return Math.floor(typeof given === 'number' ? given : least) + 0.5;
    case 'exclusiveMinimum':
      return exclusiveMinimum;
    case 'minimum':
      return minimum === undefined ? undefined : withoutNoise(minimum - step);
    case 'exclusiveMaximum':
      return exclusiveMaximum;
    case 'maximum':
      return maximum === undefined ? undefined : withoutNoise(maximum + step);
    case 'multipleOf':
      return withoutNoise(Math.ceil(withoutNoise(least / step)) * step + (type === 'integer' ? 1 : step / 2));
    default:
      return undefined;
  }
}

export const schema: FieldSchema<NumberField> = {
  validation: (field) => pick(field, ['type', ...LIMITS]),
  published: (field, _, today) => ({
    ...pick(field, ['type', ...LIMITS]),
    ...(field.suggestions ? { examples: field.suggestions(today) } : {}),
    ...describedUnits(field),
  }),
  refusing: (field) => [...present(field, LIMITS), ...(field.type === 'integer' ? (['type'] as const) : [])],
  refused: refusedNumber,
  faults(field, at) {
    const { minimum = -Infinity, maximum = Infinity, blank } = field;
    return [
      ...unitFaults(field, at),
      // Refuse `blank` beside a default, because such a number is never missing, and is refused if it is erased.
      ...faultIf(
        blank !== undefined && (field.default !== undefined || field.defaultOn !== undefined),
        `${at.place}.blank`,
        'o campo tem um valor inicial, e por isso nunca falta',
        'tire blank, ou o valor inicial',
      ),
      // Refuse a minimum above the maximum, which would refuse every example without naming the limits.
      ...faultIf(
        minimum > maximum,
        `${at.place}.minimum`,
        `o mínimo, ${minimum}, é maior que o máximo, ${maximum}`,
        'troque os limites',
      ),
    ];
  },
  alwaysHasValue: (blankNumbers) => blankNumbers !== 'missing',
};
