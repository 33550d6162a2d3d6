import { describe, expect, it } from 'vitest';
import { ask, type Question } from './messages.ts';

/** The other side, which answers with what it was asked; or never. */
function receiver(answers: boolean) {
  return {
    postMessage: (question: unknown, [port]: Transferable[]) => {
      if (answers) (port as MessagePort).postMessage({ heard: (question as Question).kind });
    },
  };
}

describe('ask', () => {
  it('gives the answer', async () => {
    expect(await ask(receiver(true), { kind: 'build' }, 1000)).toEqual({ heard: 'build' });
  });

  it('does not wait for ever', async () => {
    expect(await ask(receiver(false), { kind: 'kept' }, 5)).toBeUndefined();
  });
});
