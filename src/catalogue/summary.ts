import summary from '#root/.cache/calculators/summary.json' with { type: 'json' };

/** Number of calculators in each category's hub and in total; the total counts a calculator in two hubs once. */
export const { counts, total } = summary;
