import Form, { type FormProps, type FormState } from '@rjsf/core/lib/components/Form.js';
import { deepEquals } from '@rjsf/utils';

type Snapshot = ReturnType<Form<object>['getSnapshotBeforeUpdate']>;

/**
 * RJSF's form for a parent that keeps the data. RJSF reports typed text only after rendering it. A parent that renders
 * at that moment for another reason (the code of results has arrived, or text typed before hydration) still passes the
 * older data, which RJSF takes for new: it would restore the old value, then the typed one, and the caret would jump to
 * the end. Here unchanged data changes nothing.
 *
 * RJSF also renders once more after every change of data; here it does so only if its state differs.
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
