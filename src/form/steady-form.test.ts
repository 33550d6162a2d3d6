import { describe, expect, it } from 'vitest';
import { BASICS } from './basics.ts';
import { SteadyForm } from './steady-form.ts';

const schema = { type: 'object', properties: { salary: { type: 'string' } } } as const;
const served = { salary: '12950' };
const props = { ...BASICS, schema, formData: served, children: 'Calcular' };

/** What the form is about to hold when it holds "129950" and its owner, who last gave it "12950", draws it anew. */
function heldAfter(given: object): unknown {
  const before = new SteadyForm(props);
  const now = new SteadyForm({ ...props, formData: given, children: 'Calculando' });
  now.state = { ...now.state, formData: { salary: '129950' } };
  const snapshot = now.getSnapshotBeforeUpdate(before.props, now.state);
  return 'nextState' in snapshot ? snapshot.nextState.formData : now.state.formData;
}

describe('an owner who is drawn anew', () => {
  it('does not take back what was typed when handing over the data of before', () => {
    expect(heldAfter(served)).toEqual({ salary: '129950' });
    expect(heldAfter({ ...served })).toEqual({ salary: '129950' });
  });

  it('replaces what was typed when handing over data of its own', () => {
    expect(heldAfter({ salary: '3000' })).toEqual({ salary: '3000' });
  });
});
