/** The visitor's consent to statistics, which only a site with an id asks for. */

const KEY = 'estatisticas';

/** The visitor's answer; `undefined` until there is one. */
export type Answer = 'sim' | 'nao';

/** The answer stored in this browser. A Global Privacy Control signal counts as an answer. */
export function keptAnswer(): Answer | undefined {
  if (Reflect.get(navigator, 'globalPrivacyControl') === true) return 'nao';
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'sim' || kept === 'nao' ? kept : undefined;
  } catch {
    // Without storage, the question would come back on every page.
    return 'nao';
  }
}

/** Stores an answer, or deletes it so that the question comes back. */
export function keepAnswer(answer: Answer | undefined): void {
  try {
    if (answer === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, answer);
  } catch {
    // Without storage, the answer lasts as long as the page.
  }
}
