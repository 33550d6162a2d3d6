import search from '#root/.cache/calculators/search.json' with { type: 'json' };

/** The search index, and the address of the folder with its files. */
export const { facts, folder } = search;
