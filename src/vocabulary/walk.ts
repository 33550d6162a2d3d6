/** Finds names, conditions and sentences in a part of a definition, by its shape. */
import type { Shape } from './shape.ts';

/** A text that its shape gives a meaning. */
export interface Found {
  /** Position of the text: `result[1].items[0].when`. */
  readonly place: string;
  readonly text: string;
  readonly shape: Shape;
  /** Object around the text; undefined for an item of a list. */
  readonly within?: Readonly<Record<string, unknown>>;
  /** Rows whose cells the text names. */
  readonly rows?: string;
}

/** Name for the first column of rows, which no cell has. */
export const FIRST_CELL = '0';

type Around = Pick<Found, 'within' | 'rows'>;

/** Finds all texts in a part that name a result, or are expressions or templates. */
export function textsIn(shape: Shape, part: unknown, place: string, around: Around = {}): Found[] {
  if (shape.if) {
    const chosen = isLike(shape.if, part) ? shape.then : shape.else;
    const common = shape.properties ? ofProperties(shape, part, place, around) : [];
    return [...common, ...(chosen ? textsIn(chosen, part, place, around) : [])];
  }
  if (typeof part === 'string') {
    return shape.names || shape.language ? [{ ...around, place, text: part, shape }] : [];
  }
  if (Array.isArray(part)) {
    const { items } = shape;
    const { within: _, ...outside } = around;
    return items ? part.flatMap((item, index) => textsIn(items, item, `${place}[${index}]`, outside)) : [];
  }
  return ofProperties(shape, part, place, around);
}

function ofProperties(shape: Shape, part: unknown, place: string, around: Around): Found[] {
  if (typeof part !== 'object' || part === null) return [];
  const { properties = {}, propertyNames, additionalProperties: each } = shape;
  const within = part as Readonly<Record<string, unknown>>;
  const own = properties['rows']?.names === 'rows' ? within['rows'] : undefined;
  const rows = typeof own === 'string' ? own : around.rows;
  const inside = { within, ...(rows === undefined ? {} : { rows }) };
  const named = Object.entries(properties).flatMap(([name, property]) => {
    const here = `${place}.${name}`;
    if (within[name] !== undefined) return textsIn(property, within[name], here, inside);
    if (property.leftOut === undefined) return [];
    const text = property.leftOut === 'all' ? '*' : FIRST_CELL;
    return [{ ...inside, place: here, text, shape: { names: 'cell' as const } }];
  });
  const others = Object.keys(within).filter((name) => !Object.hasOwn(properties, name));
  return [
    ...named,
    ...(propertyNames?.language ? others.map((text) => ({ place, text, shape: propertyNames })) : []),
    ...(each ? others.flatMap((name) => textsIn(each, within[name], `${place}.${name}`, inside)) : []),
  ];
}

/** True if a part matches the condition of a shape: by type, constants and present names. */
export function isLike(shape: Shape, part: unknown): boolean {
  const { type, enum: values, required = [], properties = {} } = shape;
  if (type !== undefined && ![type].flat().some((name) => isOfType(name, part))) return false;
  if ('const' in shape && part !== shape.const) return false;
  if (values && !values.includes(part)) return false;
  if (typeof part !== 'object' || part === null) return true;
  const has = (name: string) => Reflect.get(part, name) !== undefined;
  return (
    required.every(has) &&
    Object.entries(properties).every(([name, each]) => !has(name) || isLike(each, Reflect.get(part, name)))
  );
}

function isOfType(name: string, part: unknown): boolean {
  if (name === 'array') return Array.isArray(part);
  if (name === 'integer') return Number.isInteger(part);
  if (name === 'object') return typeof part === 'object' && part !== null && !Array.isArray(part);
  return typeof part === name;
}
