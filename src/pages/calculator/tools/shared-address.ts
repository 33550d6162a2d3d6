import { ownPage } from '../../../catalogue/entry.ts';
import type { ObjectSchema } from '../../../engine/input-schema.ts';
import { initialData, type FormData } from '../../../form/form-schema.ts';
import { isSame, toFragment } from '../share-link.ts';

/**
 * Address of the calculator's own page that restores these inputs, also from an embedded page. Omits defaults, except
 * those that change with the day or the tables.
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
  // Keep at least one value, because an address without any restores nothing.
  return Object.keys(data).every((name) => isSame(data[name], lasting[name])) ? {} : lasting;
}
