/** Checks the ids of definitions, and those of other calculators that they name. */
import { faultIf } from '../src/vocabulary/fault.ts';
import { inFile, type Assessment, type FileFault } from './assessment.ts';

/** Assessments with the ids from their file paths. */
type Assessed = readonly (readonly [id: string, assessment: Assessment])[];

/** Reports a former id that another calculator has or had, because its address would lead to the wrong calculator. */
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
      ).map(inFile(`calculators/${id}.ts`));
    }),
  );
}

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
    ).map(inFile(`calculators/${id}.ts`));
  });
}

/** Reports the ids in `continuesWhen` that no calculator has. */
export function continuationFaults(known: Assessed, present: ReadonlySet<string>): FileFault[] {
  return known.flatMap(([id, { parts }]) =>
    (parts?.continuesIn ?? []).flatMap((other) =>
      faultIf(
        !present.has(other),
        `continuesWhen["${other}"]`,
        'não há calculadora com esse id',
        'corrija o id',
      ).map(inFile(`calculators/${id}.ts`)),
    ),
  );
}
