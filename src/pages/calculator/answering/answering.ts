/** The code that answers a press, loaded together (`load-answering.ts`). */
import { resolveLayout } from '../../../result/resolve-layout.ts';
import { changesOf } from '../calculation.ts';
import { PrintedHead } from './printed-head.tsx';
import { RefusalSummary } from './refusal-summary.tsx';
import { Result } from './result.tsx';
import { SharedHead } from './shared-head.tsx';

export default { changesOf, PrintedHead, RefusalSummary, resolveLayout, Result, SharedHead };
