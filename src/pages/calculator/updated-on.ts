import type { Definition } from '../../engine/definition.ts';

/** The day on which the sources of a calculator were last compared with it; `undefined` for one without sources. */
export function updatedOn({ sources }: Pick<Definition, 'sources'>): string | undefined {
  return sources
    .map(({ checkedOn }) => checkedOn)
    .toSorted()
    .at(-1);
}
