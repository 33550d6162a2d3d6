/** The calculators in the built site, for its server. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the calculators in the built site; the server serves no file whose path starts with an underscore. */
export const API_FOLDER = '_api';
/** List of all calculators, in `API_FOLDER`. */
export const LIST_FILE = 'lista.json';
/** OpenAPI description of the endpoint, in `API_FOLDER`. */
export const OPENAPI_FILE = 'openapi.json';

/** List entry of a calculator. */
export interface ListedCalculator {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

/** The calculators as the server reads them. */
export interface BuiltCalculators {
  readonly listed: readonly ListedCalculator[];
  /** JSON text. */
  readonly openApi: string;
}

/**
 * Reads the calculators of a built site; `undefined` if it was built without them.
 *
 * @param site folder of the built site
 */
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
