/** Finds the calculators with the same inputs as another one, so that visitors can continue there with its values. */
import type { Definition } from '../src/engine/definition.ts';
import type { AnyField } from '../src/fields/field.ts';

/** Field with a meaning, or a result that fills in such fields of other calculators. */
export interface SharedField {
  readonly name: string;
  readonly meaning: string;
  /**
   * Type, unit and options, which must be equal for two fields to interpret a value in the same way. Absent for a
   * result.
   */
  readonly reading?: string;
  /** Name of the choice that sets its unit. */
  readonly readBy?: string;
  /**
   * True for a main field: not a detail, not a choice, which almost always has an initial value, and not a rate or a
   * term, which mean nothing without an amount.
   */
  readonly isMain: boolean;
}

const MAX_CONTINUATIONS = 3;

/** Lists the fields of a calculator that others may share, and the results that it passes on. */
export function sharedFields({ inputs, passesOn = {} }: Definition): SharedField[] {
  const properties = Object.entries(inputs.properties);
  const choices = properties.flatMap(([name, field]) => (field.meaning && 'oneOf' in field ? [name] : []));
  const fields = properties.flatMap(([name, field]) =>
    field.meaning === undefined ? [] : [sharedField(name, field.meaning, field, choices)],
  );
  const results = Object.entries(passesOn).map(([name, meaning]) => ({ name, meaning, isMain: true }));
  return [...fields, ...results];
}

/** @param choices names of the shared choices, including that of the unit of a term */
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

/** Pairs the fields that two calculators share; a rate also requires the choice of its unit. */
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
 * Finds at most three calculators to continue with the values of another one: first those that share most fields (main
 * fields count twice), then related ones.
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
    const source = byId.get(id);
    if (!source) return [];
    // Rank by the order of related calculators, the most similar first.
    const likeness = (other: string) => related.toReversed().indexOf(other);
    const others = new Set(source.shared.flatMap(({ meaning }) => byMeaning.get(meaning) ?? []));
    others.delete(source);
    return [...others]
      .map((other) => ({ other, pairs: pairsOf(source, other) }))
      .filter(({ pairs }) => pairs.some(isOpen))
      .map(({ other, pairs }) => ({ id: other.id, pairs, score: pairs.length + pairs.filter(isOpen).length }))
      .toSorted((a, b) => b.score - a.score || likeness(b.id) - likeness(a.id))
      .slice(0, MAX_CONTINUATIONS)
      .map(({ id: target, pairs }) => ({
        id: target,
        fields: Object.fromEntries(pairs.map(([own, other]) => [own.name, other.name])),
      }));
  };
}

function isOpen([own, other]: Pair): boolean {
  return own.isMain && other.isMain;
}
