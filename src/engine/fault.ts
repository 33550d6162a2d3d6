/** What a check finds wrong. */
export { chooseAmong, faultIf, type Fault } from '../vocabulary/fault.ts';
