/** The Dockerfile as steps, so that what it does can be done where there is no Docker. */

/** One instruction of the last stage. */
export interface Step {
  name: string;
  /** What follows the name, on one line. */
  text: string;
}

/** The instructions of the last stage: the image that runs. */
export function lastStage(dockerfile: string): Step[] {
  const joined = dockerfile.replaceAll(/^#.*\n/gm, '').replaceAll(/\\\n\s*/g, ' ');
  const steps = joined.split('\n').flatMap((line) => {
    const { name, text } = /^(?<name>[A-Z]+) (?<text>.+)$/.exec(line.trim())?.groups ?? {};
    return name === undefined || text === undefined ? [] : [{ name, text }];
  });
  return steps.slice(steps.findLastIndex(({ name }) => name === 'FROM') + 1);
}

/** The paths that the image takes: those of the project, or of the stage that built the site. */
export function copies(steps: readonly Step[]): { from: string[]; to: string }[] {
  return steps
    .filter(({ name }) => name === 'COPY')
    .map(({ text }) => {
      const parts = text.replace(/^--from=build /, '').split(/\s+/);
      const to = parts.at(-1) ?? '.';
      return { from: parts.slice(0, -1).map((path) => path.replace(/^\/site\//, '')), to };
    });
}

/** The command of an instruction in its JSON form, such as `CMD ["node", "…"]`. */
export function commandIn(text: string): string[] {
  return JSON.parse(text.slice(text.indexOf('['))) as string[];
}
