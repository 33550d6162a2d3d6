/** The links of the home page. They come with its code: its HTML has their text once. */
import home from '#root/.cache/calculators/home.json' with { type: 'json' };

export const { questions, seasons } = home;
