/** Tests that the listed kinds include every control of the form, because a page loads only their widgets. */
import { describe, expect, it } from 'vitest';
import { loadFormParts } from '../src/fields/widgets.ts';
import { describeForm } from '../src/form/form-schema.ts';
import { drawnKinds } from './assess.ts';
import { definitionIds, loadDefinition } from './load.ts';

const TODAY = '2026-11-20';

/** Finds the names of controls, at any depth of RJSF's schema. */
function controlsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'ui:widget' && typeof value === 'string' ? [value] : controlsIn(value),
  );
}

const definitions = await Promise.all((await definitionIds()).map((id) => loadDefinition(id)));

describe('drawnKinds', () => {
  it.each(definitions.map(({ id, inputs }) => [id, inputs] as const))(
    'include the controls of %s',
    async (_, inputs) => {
      const parts = await loadFormParts(drawnKinds(inputs, TODAY));
      const known = parts.flatMap(({ widgets = {} }) => Object.keys(widgets));
      const controls = controlsIn(describeForm(inputs, TODAY).uiSchema);
      expect(controls).not.toEqual([]);
      expect(known).toEqual(expect.arrayContaining(controls));
    },
  );
});
