import { recordOf } from '../engine/record.ts';
import { loadBackendConfig } from './config.ts';
import { BackendError } from './errors.ts';
import { withTimeLimit } from './request.ts';

/**
 * True if the host lets anybody create an account, false if only by invitation.
 *
 * @throws BackendError without a valid response
 */
export async function isSignUpOpen(): Promise<boolean> {
  try {
    const config = await loadBackendConfig();
    if (!config) return false;
    const address = `${config.url.replace(/\/+$/, '')}/auth/v1/settings`;
    const response = await withTimeLimit(fetch)(address, { headers: { apikey: config.anonKey } });
    return recordOf(await response.json())['disable_signup'] !== true;
  } catch (error) {
    throw BackendError.of(error);
  }
}
