import Form, { type FormProps, type FormState } from '@rjsf/core/lib/components/Form.js';
import deepEquals from './rjsf/deep-equals.ts';

type Snapshot = ReturnType<Form<object>['getSnapshotBeforeUpdate']>;

/**
 * RJSF's form for an owner who keeps the data. It tells what was typed only once that is drawn; an owner drawn anew in
 * the same moment for a reason of its own (what answers has come, or what was typed before hydration) still hands over
 * the data of before, which RJSF takes for a reply: it would put the old value back, then the new one, and the caret
 * would jump to the end. Here the same data as before is no reply.
 *
 * RJSF also draws itself once more after every reply, for a state which differs from its own only by what it left out.
 * Here it does so only for news.
 */
export class SteadyForm extends Form<object> {
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
