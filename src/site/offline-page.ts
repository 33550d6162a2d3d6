import type { ComponentType } from 'react';

/** Help on the offline page; pages that provide some set it once they are loaded. */
export const offlinePage: { Help?: ComponentType } = {};
