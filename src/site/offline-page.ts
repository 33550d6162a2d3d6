import type { ComponentType } from 'react';

/** What a page without a connection tells of what works without one; set by the pages that know, once they are loaded. */
export const offlinePage: { Help?: ComponentType } = {};
