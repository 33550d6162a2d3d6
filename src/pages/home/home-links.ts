/** The links of the home page, bundled with its code because its HTML already has their text. */
import home from '#root/.cache/calculators/home.json' with { type: 'json' };

export const { questions, seasons } = home;
