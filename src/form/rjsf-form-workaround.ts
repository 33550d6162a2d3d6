import Form, { type FormProps, type FormState } from '@rjsf/core/lib/components/Form.js';
import { deepEquals } from '@rjsf/utils';

type Snapshot = ReturnType<Form<object>['getSnapshotBeforeUpdate']>;

/**
 * RJSF's form for a parent that owns the data. RJSF reports typed text only after rendering it. A parent that renders
 * again before that (for loaded code, or text typed before hydration) passes stale data, which RJSF takes for new: it
 * would restore the old value, then the typed one, and the caret would jump to the end. This class ignores unchanged
 * data.
 *
 * It also skips RJSF's extra render after every change of data, unless the state differs.
 */
export class FormIgnoringStaleData extends Form<object> {
  override getSnapshotBeforeUpdate(prevProps: FormProps<object>, prevState: FormState<object>): Snapshot {
    const snapshot = super.getSnapshotBeforeUpdate(prevProps, prevState);
    if (!snapshot.shouldUpdate) return snapshot;
    const isReply = !deepEquals(this.props.formData, prevProps.formData);
    const { formData } = isReply ? snapshot.nextState : this.state;
    const nextState = { ...snapshot.nextState, formData };
    const shouldUpdate = !deepEquals({ ...this.state, ...nextState }, this.state);
    return { shouldUpdate, nextState, isEchoOfState: !isReply || snapshot.isEchoOfState };
  }
}
