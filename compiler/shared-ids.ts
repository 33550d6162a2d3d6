/** Ids that several definitions claim. */
import { faultIf } from '../src/vocabulary/fault.ts';
import type { Assessment, FileFault } from './assessment.ts';

/** Definitions by their place among the others. */
type Assessed = readonly (readonly [id: string, assessment: Assessment])[];

/** Reports a former id that another calculator has today or had, because its address would lead to the wrong one. */
export function formerIdFaults(known: Assessed, present: ReadonlySet<string>): FileFault[] {
  const owners = new Map<string, string>();
  return known.flatMap(([id, { parts }]) =>
    (parts?.formerIds ?? []).flatMap((formerId) => {
      const owner = present.has(formerId) ? formerId : owners.get(formerId);
      owners.set(formerId, id);
      return faultIf(
        owner !== undefined,
        'formerIds',
        `o id antigo "${formerId}" é também de ${owner}`,
        'tire-o de uma das duas definições',
      ).map((fault) => ({ file: `calculators/${id}.ts`, ...fault }));
    }),
  );
}

/** Two definitions with one id. */
export function sameIdFaults(known: Assessed): FileFault[] {
  const owners = new Map<string, string>();
  return known.flatMap(([id, { ownId }]) => {
    if (ownId === undefined) return [];
    const owner = owners.get(ownId);
    owners.set(ownId, owner ?? `calculators/${id}.ts`);
    return faultIf(
      owner !== undefined,
      'id',
      `o id "${ownId}" já é de ${owner}`,
      'dê a cada definição o id do seu lugar',
    ).map((fault) => ({ file: `calculators/${id}.ts`, ...fault }));
  });
}
