import type { OfflineBuild } from '../list.ts';

/** What the build has written into the worker. */
export const facts: OfflineBuild = OFFLINE_BUILD;
