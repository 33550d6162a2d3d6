/** Days of every year, the first and the last included, as `MM-DD`. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * The season of a day.
 *
 * @param today `YYYY-MM-DD`.
 * @throws Error if the seasons leave the day out.
 */
export function seasonOf<Dated extends Days>(seasons: readonly Dated[], today: string): Dated {
  const day = today.slice('YYYY-'.length);
  const season = seasons.find(({ from, to }) => from <= day && day <= to);
  if (!season) throw new Error(`${today}: nenhuma época do ano tem este dia.`);
  return season;
}
