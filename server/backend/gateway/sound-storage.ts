/**
 * Checks requests for pictures, because the service responds 500 to some invalid ones and accepts names that hosted
 * projects refuse.
 */
import { isRecord } from '../../../src/engine/record.ts';
import { bringsFile } from './request-body.ts';

/** Characters that hosted projects allow in names. */
const NAME = /^[\w/!\-.*'() &$@=;:+,?]+$/;

function isSoundName(name: string): boolean {
  return NAME.test(name) && name.split('/').every((part) => !['', '.', '..'].includes(part));
}

const UPLOAD = /^\/storage\/v1\/+object\/+(?:upload\/+)?[^/]+\/(.*)$/s;

/**
 * True if a request would store a picture under a name that hosted projects refuse: with control characters, markup or
 * an empty segment.
 *
 * @param pathname validly percent-encoded
 */
export function hasOddName(method: string, pathname: string): boolean {
  const path = decodeURIComponent(pathname);
  if (!bringsFile(method, path)) return false;
  const [, name] = UPLOAD.exec(path) ?? [];
  return name !== undefined && !isSoundName(name);
}

const LIST = /^\/storage\/v1\/+object\/+list(?:-v2)?(?:\/|$)/i;
const COLUMNS: readonly unknown[] = ['name', 'created_at', 'updated_at', 'last_accessed_at'];
const ORDERS: readonly unknown[] = ['asc', 'desc'];

function isCount(value: unknown): boolean {
  return value === undefined || (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0);
}

function isOrder(value: unknown): boolean {
  if (value === undefined) return true;
  if (!isRecord(value)) return false;
  const { column = 'name', order = 'asc' } = value;
  return COLUMNS.includes(column) && ORDERS.includes(order);
}

/** Finds a fault in the body of a list request, or in the new name of a picture. */
export function faultOfPictures(
  body: Readonly<Record<string, unknown>>,
  pathname: string,
): 'list' | 'name' | undefined {
  const { destinationKey, limit, offset, sortBy } = body;
  if (typeof destinationKey === 'string' && !isSoundName(destinationKey)) return 'name';
  if (!LIST.test(decodeURIComponent(pathname))) return undefined;
  return isCount(limit) && isCount(offset) && isOrder(sortBy) ? undefined : 'list';
}
