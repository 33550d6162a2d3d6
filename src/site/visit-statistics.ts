/** Whether this visitor lets visits be counted; only asked on a site that has an id for it. */

const KEY = 'estatisticas';

/** The visitor's answer; `undefined` until there is one. */
export type Answer = 'sim' | 'nao';

/** The answer kept in this browser. A browser that asks not to be followed has answered. */
export function keptAnswer(): Answer | undefined {
  if (Reflect.get(navigator, 'globalPrivacyControl') === true) return 'nao';
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'sim' || kept === 'nao' ? kept : undefined;
  } catch {
    // Where nothing can be kept, asking would never end.
    return 'nao';
  }
}

/** Keeps an answer, or forgets it, so that the question is put again. */
export function keepAnswer(answer: Answer | undefined): void {
  try {
    if (answer === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, answer);
  } catch {
    // The answer then lasts as long as the page.
  }
}
