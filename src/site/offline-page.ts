import type { ComponentType } from 'react';

/** Help for a page without a connection; set by pages that have some, once they are loaded. */
export const offlinePage: { Help?: ComponentType } = {};
