/** The visitor's consent to statistics, which the site asks for only if it counts visits. */

const KEY = 'estatisticas';

/** The visitor's answer. */
export type Answer = 'sim' | 'nao';

/** The stored answer; `undefined` without one. A Global Privacy Control signal counts as a refusal. */
export function keptAnswer(): Answer | undefined {
  if (Reflect.get(navigator, 'globalPrivacyControl') === true) return 'nao';
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'sim' || kept === 'nao' ? kept : undefined;
  } catch {
    // Refuse without storage, because the question would come back on every page.
    return 'nao';
  }
}

/** Stores an answer; deletes it to ask again. */
export function keepAnswer(answer: Answer | undefined): void {
  try {
    if (answer === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, answer);
  } catch {
    // Without storage, the answer lasts until the page is closed.
  }
}
