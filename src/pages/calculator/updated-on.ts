import type { Definition } from '../../engine/definition.ts';

/** The day of the latest check against a calculator's sources; undefined without sources. */
export function updatedOn({ sources }: Pick<Definition, 'sources'>): string | undefined {
  return sources
    .map(({ checkedOn }) => checkedOn)
    .toSorted()
    .at(-1);
}
