/** How the names of the site's caches begin. */
export const PREFIX = 'calculario-';
