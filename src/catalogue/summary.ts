import summary from '#root/.cache/calculators/summary.json' with { type: 'json' };

/** How many calculators each category's hub lists, and how many there are: one listed in two hubs counts once. */
export const { counts, total } = summary;
