/** Finds the calculators that ask for the same values as another one, so that its result can be continued there. */
import type { Definition } from '../src/engine/definition.ts';
import type { AnyField } from '../src/fields/field.ts';

/** A field with a meaning, or a result that fills such fields in other calculators. */
export interface SharedField {
  readonly name: string;
  readonly meaning: string;
  /** Type, unit and options: two fields with equal ones read a value alike. Absent for a result. */
  readonly reading?: string;
  /** The choice of its unit. */
  readonly readBy?: string;
  /**
   * True for an open question: not among the details, and not a choice, which almost always has an initial value; nor a
   * rate or a term, which says nothing without its amount.
   */
  readonly isMain: boolean;
}

const MOST = 3;

/** The fields of a calculator that others may also have, and the results that it passes on. */
export function sharedFields({ inputs, passesOn = {} }: Definition): SharedField[] {
  const properties = Object.entries(inputs.properties);
  const choices = properties.flatMap(([name, field]) => (field.meaning && 'oneOf' in field ? [name] : []));
  const fields = properties.flatMap(([name, field]) =>
    field.meaning === undefined ? [] : [sharedField(name, field.meaning, field, choices)],
  );
  const results = Object.entries(passesOn).map(([name, meaning]) => ({ name, meaning, isMain: true }));
  return [...fields, ...results];
}

/** @param choices names of the shared choices, among them the unit of a term. */
function sharedField(
  name: string,
  meaning: string,
  field: AnyField,
  choices: readonly string[],
): SharedField {
  const unitBy = 'unitBy' in field ? field.unitBy : undefined;
  const options = 'oneOf' in field ? field.oneOf.map((option) => option.const) : undefined;
  const format = 'format' in field ? field.format : undefined;
  const isTerm = choices.some((choice) => field.visibleWhen?.startsWith(`${choice} ==`));
  const unit = 'unit' in field ? field.unit : unitBy?.units;
  return {
    name,
    meaning,
    reading: JSON.stringify([field.type, format, unit, options]),
    ...(unitBy ? { readBy: unitBy.field } : {}),
    isMain: !field.details && options === undefined && !unitBy && !isTerm,
  };
}

interface Sharer {
  readonly id: string;
  readonly shared: readonly SharedField[];
}

type Pair = readonly [from: SharedField, to: SharedField];

/** The fields that two calculators share; a rate needs the choice of its unit as well. */
function pairsOf(from: Sharer, to: Sharer): Pair[] {
  const pairs = from.shared.flatMap((own) => {
    const other = to.shared.find(
      ({ meaning, reading }) =>
        meaning === own.meaning && reading !== undefined && (own.reading ?? reading) === reading,
    );
    return other ? [[own, other] as const] : [];
  });
  const isPassed = (name: string) => pairs.some(([own]) => own.name === name);
  return pairs.filter(([own]) => own.readBy === undefined || isPassed(own.readBy));
}

/**
 * Finds the calculators that continue with the values of one: at most three, first those that share most with it (an
 * open question counts twice), then related ones.
 */
export function continuations(
  all: readonly Sharer[],
): (id: string, related: readonly string[]) => { id: string; fields: Record<string, string> }[] {
  const byId = new Map(all.map((each) => [each.id, each]));
  const byMeaning = new Map<string, Sharer[]>();
  for (const sharer of all) {
    for (const { meaning } of sharer.shared) {
      byMeaning.set(meaning, [...(byMeaning.get(meaning) ?? []), sharer]);
    }
  }
  return (id, related) => {
    const self = byId.get(id);
    if (!self) return [];
    // Related calculators are listed by decreasing likeness.
    const likeness = (other: string) => related.toReversed().indexOf(other);
    const others = new Set(self.shared.flatMap(({ meaning }) => byMeaning.get(meaning) ?? []));
    others.delete(self);
    return [...others]
      .map((other) => ({ other, pairs: pairsOf(self, other) }))
      .filter(({ pairs }) => pairs.some(isOpen))
      .map(({ other, pairs }) => ({ id: other.id, pairs, worth: pairs.length + pairs.filter(isOpen).length }))
      .toSorted((a, b) => b.worth - a.worth || likeness(b.id) - likeness(a.id))
      .slice(0, MOST)
      .map(({ id: target, pairs }) => ({
        id: target,
        fields: Object.fromEntries(pairs.map(([own, other]) => [own.name, other.name])),
      }));
  };
}

function isOpen([own, other]: Pair): boolean {
  return own.isMain && other.isMain;
}
