/** The calculators in the built site, for its server. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Their folder in the built site; the underscore keeps it from being served as files. */
export const API_FOLDER = '_api';
/** The list of all calculators in that folder. */
export const LIST_FILE = 'lista.json';
/** The description of the endpoint in that folder. */
export const OPENAPI_FILE = 'openapi.json';

/** Facts about a calculator in the list. */
export interface ListedCalculator {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

/** The server's view of them; absent if the site was built without them. */
export interface BuiltCalculators {
  readonly listed: readonly ListedCalculator[];
  /** As JSON. */
  readonly openApi: string;
}

/** @param site folder of the built site. */
export function readBuiltCalculators(site: string): BuiltCalculators | undefined {
  try {
    const folder = join(site, API_FOLDER);
    return {
      listed: JSON.parse(readFileSync(join(folder, LIST_FILE), 'utf8')) as ListedCalculator[],
      openApi: readFileSync(join(folder, OPENAPI_FILE), 'utf8'),
    };
  } catch {
    return undefined;
  }
}
