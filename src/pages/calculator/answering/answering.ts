/** The code that answers a press, loaded together (`load-answering.ts`). */
import { changesOf } from './calculation-changes.ts';
import { PrintedHead } from './printed-head.tsx';
import { RefusalSummary } from './refusal-summary.tsx';
import { elementsOf, ResultBody } from './result-body.tsx';

export default { changesOf, PrintedHead, RefusalSummary, elementsOf, ResultBody };
