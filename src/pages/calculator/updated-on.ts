import type { Definition } from '../../engine/definition.ts';

/** Day of the latest check of a calculator's sources; undefined without sources. */
export function updatedOn({ sources }: Pick<Definition, 'sources'>): string | undefined {
  return sources
    .map(({ checkedOn }) => checkedOn)
    .toSorted()
    .at(-1);
}
