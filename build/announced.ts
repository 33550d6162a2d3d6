/** Calculators that the hubs announce, from the hubs' contents. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { categories } from '../src/catalogue/categories.ts';
import type { HubContent } from '../src/pages/hub/hub-content.ts';
import { ROOT } from './paths.ts';

async function announcedBy(category: string): Promise<string[]> {
  const file = join(ROOT, 'src/pages/hub/content', `${category}.ts`);
  if (!existsSync(file)) return [];
  const content = (await import(pathToFileURL(file).href)) as { readonly default: HubContent };
  return content.default.comingSoon.map(({ id }) => id);
}

const announced = new Map(
  await Promise.all(categories.map(async ({ id }) => [id, await announcedBy(id)] as const)),
);

/** Ids of the calculators that a category's hub announces. */
export function announcedIn(category: string): readonly string[] {
  return announced.get(category) ?? [];
}
