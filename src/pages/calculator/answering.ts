/** What all calculators have in common of what answers a press; it is loaded together (`load-answering.ts`). */
export { changesOf } from './calculation-changes.ts';
export { PrintedHead } from './printed-head.tsx';
export { RefusalSummary } from './refusal-summary.tsx';
export { rehearsal } from './rehearsal.tsx';
export { shownOf, ShownResult } from './shown-result.tsx';
