/** What one part of a build hands to a later one: in files, for each is a process of its own. */
import { readFile, writeFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';

/** Writes something, for `handedDown`. */
export const handDown = (file: string, value: unknown) => writeFile(file, serialize(value));

/** Reads it. */
export const handedDown = async (file: string): Promise<unknown> => deserialize(await readFile(file));
