import { ownPage } from '../../../catalogue/entry.ts';
import type { ObjectSchema } from '../../../engine/input-schema.ts';
import { initialData, type FormData } from '../../../form/form-schema.ts';
import { isSame, toFragment } from '../share-link.ts';

/**
 * The address that restores these inputs: of the calculator's own page, also where another site shows it. Leaves out
 * defaults, except those that change with the day or with the tables.
 */
export function sharedAddress(data: FormData, inputs: ObjectSchema, today: string): string {
  const { origin, pathname } = window.location;
  return origin + ownPage(pathname) + toFragment(data, lastingDefaults(data, inputs, today));
}

function lastingDefaults(data: FormData, inputs: ObjectSchema, today: string): FormData {
  const initial = Object.entries(initialData(inputs, today));
  const lasting = Object.fromEntries(
    initial.filter(([name]) => {
      const field = inputs.properties[name];
      return field && !('defaultOn' in field) && !('suggestions' in field);
    }),
  );
  // Without any value an address would restore nothing.
  return Object.keys(data).every((name) => isSame(data[name], lasting[name])) ? {} : lasting;
}
