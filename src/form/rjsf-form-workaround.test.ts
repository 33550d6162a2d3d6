import { describe, expect, it } from 'vitest';
import { BASICS } from './basics.ts';
import { FormIgnoringStaleData } from './rjsf-form-workaround.ts';

const schema = { type: 'object', properties: { salary: { type: 'string' } } } as const;
const served = { salary: '12950' };
const props = { ...BASICS, schema, formData: served, children: 'Calcular' };

/** Next content of a form that shows "129950" while its owner, who last passed "12950", renders again. */
function contentAfter(given: object): unknown {
  const before = new FormIgnoringStaleData(props);
  const now = new FormIgnoringStaleData({ ...props, formData: given, children: 'Calculando' });
  now.state = { ...now.state, formData: { salary: '129950' } };
  const snapshot = now.getSnapshotBeforeUpdate(before.props, now.state);
  return 'nextState' in snapshot ? snapshot.nextState.formData : now.state.formData;
}

describe('FormIgnoringStaleData with an owner that renders again', () => {
  it('keeps typed text if the owner passes the same data as before', () => {
    expect(contentAfter(served)).toEqual({ salary: '129950' });
    expect(contentAfter({ ...served })).toEqual({ salary: '129950' });
  });

  it('replaces typed text if the owner passes new data', () => {
    expect(contentAfter({ salary: '3000' })).toEqual({ salary: '3000' });
  });
});
