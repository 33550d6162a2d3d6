import named from '#root/.cache/calculators/named.json' with { type: 'json' };

/** The calculators that articles may name as related. */
export { named };
