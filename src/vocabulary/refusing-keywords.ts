/**
 * The keywords that can refuse a value; each one that a field uses needs its sentence. The more basic ones come first:
 * of a field's failures only the first is told.
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
