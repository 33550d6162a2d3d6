/** Presses, edits and pauses. */
import { describe, expect, it } from 'vitest';
import type { Calculator } from '../../engine/calculator.ts';
import { evaluate } from '../../engine/evaluate/evaluate.ts';
import { tinyCalculator } from '../../engine/testing/tiny.ts';
import { parseInputs } from '../../engine/parse-inputs.ts';
import type { FormData } from '../../form/form-schema.ts';
import { changesOf, type CalculationState } from './calculation.ts';

const DAY = { today: '2026-11-20' };

const inputs = {
  type: 'object',
  properties: { n: { type: 'number', title: 'Número', maximum: 99, messages: { maximum: 'Até 99' } } },
} as const;
const calculator = tinyCalculator({ inputs });

const changesFor = (of: Calculator) => changesOf(of, DAY.today, (data) => parseInputs(of, data, DAY));
const changes = changesFor(calculator);

function untouchedState(data: FormData): CalculationState {
  const nothing = { problems: [], success: undefined, isOutdated: false, judged: undefined, presses: 0 };
  return { data, paused: data, ...nothing };
}

const pressed = (n: string) => changes.press(untouchedState({ n }), { n });
/** An edit, and the pause after it. */
const edited = (state: ReturnType<typeof pressed>, n: string) => changes.follow(changes.edit(state, { n }));

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

  it('stays the very same where it is asked for once more, even from what is refused', () => {
    const once = pressed('1');
    const twice = changes.press(once, once.data);
    expect(twice.success).toBe(once.success);
    expect(twice.presses).toBe(2);
    const back = changes.press(changes.press(once, { n: '100' }), once.data);
    expect(back.success).toBe(once.success);
    expect(back).toMatchObject({ isOutdated: false, problems: [], data: { n: '1' }, judged: { n: '1' } });
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

  it('stays the very same where what is asked for means the same', () => {
    const once = pressed('1');
    const tidied = changes.press(changes.edit(once, { n: '1,0' }), { n: '1,0' });
    expect(tidied.success).toBe(once.success);
    expect(tidied).toMatchObject({ presses: 2, data: { n: '1,0' }, judged: { n: '1,0' } });
  });
});

describe('a filled form', () => {
  const begun = (n: string) => changes.begin(untouchedState({ n }));

  it('begins with its result, without a press', () => {
    expect(begun('5')).toMatchObject({ presses: 0, success: { data: { n: '5' } } });
    expect(edited(begun('5'), '6').success?.data).toEqual({ n: '6' });
  });

  it('shows no refusal that nobody asked for', () => {
    expect(begun('100')).toMatchObject({ success: undefined, problems: [] });
  });

  it('leaves the result of a press as it is', () => {
    expect(changes.begin(pressed('1'))).toEqual(pressed('1'));
  });

  it('loses its first result to a refusal, but keeps one that a press confirmed', () => {
    expect(changes.press(begun('5'), { n: '100' })).toMatchObject({ success: undefined, isOutdated: false });
    const confirmed = changes.press(begun('5'), { n: '5' });
    expect(changes.press(confirmed, { n: '100' })).toMatchObject({
      success: { data: { n: '5' } },
      isOutdated: true,
    });
  });
});

describe('what comes back', () => {
  it('is a result, but no press', () => {
    expect(changes.restore(untouchedState({ n: '5' }), false)).toMatchObject({
      presses: 0,
      success: { data: { n: '5' } },
    });
    expect(changes.restore(untouchedState({ n: '5' }), true).presses).toBe(1);
  });

  it('is refused aloud only where somebody shared it', () => {
    expect(changes.restore(untouchedState({ n: '100' }), false)).toMatchObject({
      problems: [],
      data: { n: '100' },
    });
    expect(changes.restore(untouchedState({ n: '100' }), true).problems).toHaveLength(1);
  });

  it('fills the form in silence where a question was left open', () => {
    const needed = {
      ...inputs,
      required: ['m'],
      properties: { ...inputs.properties, m: inputs.properties.n },
    };
    const unfinished = { n: '5', m: '' };
    const asking = changesFor(tinyCalculator({ inputs: needed, blankNumbers: 'missing' }));
    expect(asking.restore(untouchedState(unfinished), true)).toMatchObject({
      data: unfinished,
      problems: [],
      success: undefined,
      presses: 0,
    });
  });
});

describe('what the form insists on', () => {
  const asking = tinyCalculator({
    inputs: {
      type: 'object',
      required: ['a', 'b', 'n'],
      properties: {
        a: { type: 'number', title: 'A' },
        b: { type: 'number', title: 'B' },
        n: { type: 'number', title: 'N' },
        c: { type: 'number', title: 'C', visibleWhen: 'a == 7' },
      },
    },
    asks: [
      { fields: ['a', 'b'], message: 'Informe A ou B' },
      { fields: ['n'], message: 'Informe N' },
      { fields: ['c'], message: 'Informe C' },
    ],
  });
  const insisting = changesFor(asking);
  const press = (data: Record<string, string>) => insisting.press(untouchedState(data), data);

  it('is told at each field, in their order, and is not told of data', () => {
    expect(press({ n: ' ', b: 'mil', a: '' }).problems).toEqual([
      { field: 'a', message: 'Informe A ou B' },
      { field: 'b', message: 'Informe A ou B' },
      { field: 'n', message: 'Informe N' },
    ]);
    expect(evaluate(tinyCalculator({ asks: [{ fields: ['n'], message: 'Informe N' }] }), {}, DAY).ok).toBe(
      true,
    );
  });

  it('is content with one of the fields, and with a zero', () => {
    expect(press({ a: '', b: '0', n: '0' }).problems).toEqual([]);
    const refused = press({ a: '', b: '', n: '1' });
    expect(insisting.edit(refused, { a: '2', b: '', n: '1' }).problems).toEqual([]);
  });

  it('leaves out what is hidden', () => {
    expect(press({ a: '1', n: '1', c: '' }).problems).toEqual([]);
    expect(press({ a: '7', n: '1', c: '' }).problems).toEqual([{ field: 'c', message: 'Informe C' }]);
  });
});
