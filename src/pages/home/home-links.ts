/** The links of the home page. They come with its code: its HTML has their text once. */
import home from '#root/.cache/calculators/home.json' with { type: 'json' };

export const { questions, seasons } = home;

/** A question of the home page, as a tile that leads to the calculator with the answer. */
export interface HomeLink {
  readonly path: string;
  /** The question. */
  readonly title: string;
  /** Name of the calculator. */
  readonly detail: string;
  readonly icon: string;
  /** Name of an accent among the design tokens. */
  readonly accent: string;
}

/** All of them. */
export interface HomeLinks {
  readonly questions: readonly HomeLink[];
  /** What people come for at times of the year, from and to a day as `MM-DD`. */
  readonly seasons: readonly {
    readonly from: string;
    readonly to: string;
    readonly title: string;
    readonly why: string;
    readonly links: readonly HomeLink[];
  }[];
}
