/**
 * Schema keywords that can refuse a value; each one that a field uses needs a message. The most basic ones come first,
 * because only the first failure of a field is shown.
 */
export const REFUSING_KEYWORDS = [
  'required',
  'type',
  'enum',
  'format',
  'exclusiveMinimum',
  'minimum',
  'exclusiveMaximum',
  'maximum',
  'multipleOf',
  'maxLength',
  'minItems',
  'maxItems',
] as const;

/** A schema keyword that can refuse a value. */
export type RefusingKeyword = (typeof REFUSING_KEYWORDS)[number];
