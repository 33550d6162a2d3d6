/**
 * Reads a whole number from the environment; `undefined` if the variable is not set.
 *
 * @param what name of the number in the message, such as `conexões`
 * @throws Error with a message for the terminal if it is not a whole number in the range
 */
export function wholeNumberFrom(
  env: NodeJS.ProcessEnv,
  name: string,
  what: string,
  [min, max]: readonly [min: number, max: number],
): number | undefined {
  const text = env[name]?.trim();
  if (!text) return undefined;
  const number = Number(text);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw new Error(`${name}: "${text}" não é um número de ${what} (${min} a ${max}).`);
}
