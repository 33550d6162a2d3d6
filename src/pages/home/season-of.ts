/** An annual range of days including both ends, as `MM-DD`. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * The season of a day.
 *
 * @param today `YYYY-MM-DD`.
 * @throws Error if no season includes the day.
 */
export function seasonOf<Dated extends Days>(seasons: readonly Dated[], today: string): Dated {
  const day = today.slice('YYYY-'.length);
  const season = seasons.find(({ from, to }) => from <= day && day <= to);
  if (!season) throw new Error(`${today}: nenhuma época do ano tem este dia.`);
  return season;
}
