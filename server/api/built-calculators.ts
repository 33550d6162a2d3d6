/** The calculators as the build leaves them in the built site for its server. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Their folder in the built site; the underscore keeps it from being served as files. */
export const API_FOLDER = '_api';
/** In it, the list of all. */
export const LIST_FILE = 'lista.json';
/** In it, the description of the endpoint. */
export const OPENAPI_FILE = 'openapi.json';

/** What the list tells of a calculator. */
export interface ListedCalculator {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

/** What the server reads of them; nothing where the site was built without them. */
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
