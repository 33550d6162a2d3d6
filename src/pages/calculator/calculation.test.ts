/** Clicks on the button, edits, and pauses in typing. */
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
  const nothing = { problems: [], success: undefined, isOutdated: false, submitted: undefined, presses: 0 };
  return { data, paused: data, ...nothing };
}

const pressed = (n: string) => changes.press(untouchedState({ n }), { n });
/** An edit and the pause after it. */
const edited = (state: ReturnType<typeof pressed>, n: string) => changes.follow(changes.edit(state, { n }));

describe('a result', () => {
  it('is stale after an edit, and updates in the pause', () => {
    const typing = changes.edit(pressed('1'), { n: '2' });
    expect(changes.isBehind(typing)).toBe(true);
    expect(typing.success?.data).toEqual({ n: '1' });
    const paused = edited(pressed('1'), '2');
    expect(paused.success?.data).toEqual({ n: '2' });
    expect(changes.isBehind(paused)).toBe(false);
    // The update counts as no click.
    expect(paused.presses).toBe(1);
  });

  it('follows a number in words before the field writes it in digits', () => {
    const paused = edited(pressed('1'), '10 reais');
    expect(paused).toMatchObject({
      isOutdated: false,
      data: { n: '10 reais' },
      success: { data: { n: '10' } },
    });
    // Leaving the field calculates nothing new.
    const left = edited(paused, '10');
    expect(left.success).toBe(paused.success);
    expect(edited(pressed('1'), '3 mil').isOutdated).toBe(true);
  });

  it('stays, marked as outdated and without a message, while the input is refused', () => {
    const refused = edited(pressed('1'), '100');
    expect(refused).toMatchObject({ isOutdated: true, problems: [], success: { data: { n: '1' } } });
    // Further invalid edits keep it outdated.
    expect(changes.edit(refused, { n: '101' }).isOutdated).toBe(true);
    expect(edited(refused, '9')).toMatchObject({ isOutdated: false, success: { data: { n: '9' } } });
  });

  it('is up to date again after the edit is undone', () => {
    const back = edited(edited(pressed('1'), '100'), '1,0');
    expect(back).toMatchObject({ isOutdated: false, success: { data: { n: '1' } } });
    expect(changes.isBehind(back)).toBe(false);
  });

  it('stays the same object if it is requested again, even after refused input', () => {
    const once = pressed('1');
    const twice = changes.press(once, once.data);
    expect(twice.success).toBe(once.success);
    expect(twice.presses).toBe(2);
    const back = changes.press(changes.press(once, { n: '100' }), once.data);
    expect(back.success).toBe(once.success);
    expect(back).toMatchObject({ isOutdated: false, problems: [], data: { n: '1' }, submitted: { n: '1' } });
  });

  it('stays beside a message if a click is refused', () => {
    const refused = changes.press(pressed('1'), { n: '100' });
    expect(refused).toMatchObject({ isOutdated: true, presses: 2, success: { data: { n: '1' } } });
    expect(refused.problems).toEqual([{ field: 'n', message: 'Até 99' }]);
    // A correction removes the message, and the pause updates the result.
    expect(changes.edit(refused, { n: '9' }).problems).toEqual([]);
  });

  it('has its contents as the fields write them on blur, for links and comparisons', () => {
    expect(pressed(' 1.50')).toMatchObject({ data: { n: ' 1.50' }, success: { data: { n: '1,5' } } });
  });

  it('does not appear before the first click', () => {
    expect(edited(untouchedState({ n: '' }), '5').success).toBeUndefined();
  });

  it('stays the same object if the new input means the same', () => {
    const once = pressed('1');
    const tidied = changes.press(changes.edit(once, { n: '1,0' }), { n: '1,0' });
    expect(tidied.success).toBe(once.success);
    expect(tidied).toMatchObject({ presses: 2, data: { n: '1,0' }, submitted: { n: '1,0' } });
  });
});

describe('a filled form', () => {
  const begun = (n: string) => changes.begin(untouchedState({ n }));

  it('shows its result without a click', () => {
    expect(begun('5')).toMatchObject({ presses: 0, success: { data: { n: '5' } } });
    expect(edited(begun('5'), '6').success?.data).toEqual({ n: '6' });
  });

  it('shows no refusal before a click', () => {
    expect(begun('100')).toMatchObject({ success: undefined, problems: [] });
  });

  it('keeps the result of a click', () => {
    expect(changes.begin(pressed('1'))).toEqual(pressed('1'));
  });

  it('loses its initial result to a refusal, but keeps a result that a click confirmed', () => {
    expect(changes.press(begun('5'), { n: '100' })).toMatchObject({ success: undefined, isOutdated: false });
    const confirmed = changes.press(begun('5'), { n: '5' });
    expect(changes.press(confirmed, { n: '100' })).toMatchObject({
      success: { data: { n: '5' } },
      isOutdated: true,
    });
  });
});

describe('restored contents', () => {
  it('bring a result without counting a click', () => {
    expect(changes.restore(untouchedState({ n: '5' }), false)).toMatchObject({
      presses: 0,
      success: { data: { n: '5' } },
    });
    expect(changes.restore(untouchedState({ n: '5' }), true).presses).toBe(1);
  });

  it('show a refusal only if they come from a shared address', () => {
    expect(changes.restore(untouchedState({ n: '100' }), false)).toMatchObject({
      problems: [],
      data: { n: '100' },
    });
    expect(changes.restore(untouchedState({ n: '100' }), true).problems).toHaveLength(1);
  });

  it('fill the form without a message if a required field is blank, but not if it is unreadable', () => {
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
    expect(asking.restore(untouchedState({ n: '5', m: 'abc' }), true).problems).toHaveLength(1);
  });
});

describe('required answers', () => {
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

  it('are refused at each field, in field order, but only by a form', () => {
    expect(press({ n: ' ', b: 'mil', a: '' }).problems).toEqual([
      { field: 'a', message: 'Informe A ou B' },
      { field: 'b', message: 'Informe A ou B' },
      { field: 'n', message: 'Informe N' },
    ]);
    expect(evaluate(tinyCalculator({ asks: [{ fields: ['n'], message: 'Informe N' }] }), {}, DAY).ok).toBe(
      true,
    );
  });

  it('accept one of several fields, and zero', () => {
    expect(press({ a: '', b: '0', n: '0' }).problems).toEqual([]);
    const refused = press({ a: '', b: '', n: '1' });
    expect(insisting.edit(refused, { a: '2', b: '', n: '1' }).problems).toEqual([]);
  });

  it('are no longer refused once they are in words, before the field writes them in digits', () => {
    const refused = press({ a: '1', b: '', n: '' });
    expect(insisting.edit(refused, { a: '1', b: '', n: '3 mil' }).problems).toEqual([]);
    expect(insisting.edit(refused, { a: '1', b: '', n: 'três' }).problems).toHaveLength(1);
  });

  it('ignore hidden fields', () => {
    expect(press({ a: '1', n: '1', c: '' }).problems).toEqual([]);
    expect(press({ a: '7', n: '1', c: '' }).problems).toEqual([{ field: 'c', message: 'Informe C' }]);
  });
});
