/** Presses, edits and pauses. */
import { describe, expect, it } from 'vitest';
import { tinyCalculator } from '../../engine/testing/tiny.ts';
import { changesOf, untouchedState } from './calculation-state.ts';

const calculator = tinyCalculator({
  inputs: {
    type: 'object',
    properties: { n: { type: 'number', title: 'Número', maximum: 99, messages: { maximum: 'Até 99' } } },
  },
});
const changes = changesOf(calculator, '2026-11-20');

const pressed = (n: string) => changes.press(untouchedState({ n }), { n });
/** An edit, and the pause after it. */
const edited = (state: ReturnType<typeof pressed>, n: string) => {
  const data = { n };
  return changes.follow(data)(changes.edit(state, data));
};

describe('a result', () => {
  it('is behind with an edit, and follows in the pause', () => {
    const typing = changes.edit(pressed('1'), { n: '2' });
    expect(changes.isBehind(typing)).toBe(true);
    expect(typing.success?.data).toEqual({ n: '1' });
    const paused = edited(pressed('1'), '2');
    expect(paused.success?.data).toEqual({ n: '2' });
    expect(changes.isBehind(paused)).toBe(false);
    // Nobody pressed.
    expect(paused.presses).toBe(1);
  });

  it('stays, out of date, while what is typed is refused, and nothing is told', () => {
    const refused = edited(pressed('1'), '100');
    expect(refused).toMatchObject({ isOutdated: true, problems: [], success: { data: { n: '1' } } });
    // Further edits do not make it look right in between.
    expect(changes.edit(refused, { n: '101' }).isOutdated).toBe(true);
    expect(edited(refused, '9')).toMatchObject({ isOutdated: false, success: { data: { n: '9' } } });
  });

  it('is up to date again when the edit is taken back', () => {
    const back = edited(edited(pressed('1'), '100'), '1,0');
    expect(back).toMatchObject({ isOutdated: false, success: { data: { n: '1' } } });
    expect(changes.isBehind(back)).toBe(false);
  });

  it('is told of when a press is refused', () => {
    const refused = changes.press(pressed('1'), { n: '100' });
    expect(refused).toMatchObject({ isOutdated: true, presses: 2, success: { data: { n: '1' } } });
    expect(refused.problems).toEqual([{ field: 'n', message: 'Até 99' }]);
    // A correction takes the sentence away, and the pause brings the result.
    expect(changes.edit(refused, { n: '9' }).problems).toEqual([]);
  });

  it('does not come before it was asked for', () => {
    expect(edited(untouchedState({ n: '' }), '5').success).toBeUndefined();
  });

  it('does not follow what was overtaken by another edit', () => {
    const late = changes.follow({ n: '2' });
    expect(late(changes.edit(pressed('1'), { n: '3' })).success?.data).toEqual({ n: '1' });
  });
});

describe('what comes back', () => {
  it('is a result, but no press', () => {
    expect(changes.restore({ n: '5' }, false)).toMatchObject({ presses: 0, success: { data: { n: '5' } } });
    expect(changes.restore({ n: '5' }, true).presses).toBe(1);
  });

  it('is refused aloud only where somebody shared it', () => {
    expect(changes.restore({ n: '100' }, false)).toMatchObject({ problems: [], data: { n: '100' } });
    expect(changes.restore({ n: '100' }, true).problems).toHaveLength(1);
  });
});
