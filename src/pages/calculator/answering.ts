/** What all calculators have in common of what answers a press; it is loaded together (`load-answering.ts`). */
import { changesOf } from './calculation-changes.ts';
import { PrintedHead } from './printed-head.tsx';
import { RefusalSummary } from './refusal-summary.tsx';
import { rehearsal } from './rehearsal.tsx';
import { elementsOf, ResultBody } from './result-body.tsx';

export default { changesOf, PrintedHead, RefusalSummary, rehearsal, elementsOf, ResultBody };
