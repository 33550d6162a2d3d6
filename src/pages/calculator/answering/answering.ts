/** The code that calculates and shows a result, as one chunk loaded on demand (`load-answering.ts`). */
import { resolveLayout } from '../../../result/resolve-layout.ts';
import { changesOf } from '../calculation.ts';
import { PrintedHead } from './printed-head.tsx';
import { RefusalSummary } from './refusal-summary.tsx';
import { remarksOn } from './remarks.ts';
import { ResultBar } from './result-bar.tsx';
import { Result } from './result.tsx';
import { SharedHead } from './shared-head.tsx';

export default {
  changesOf,
  PrintedHead,
  RefusalSummary,
  remarksOn,
  resolveLayout,
  Result,
  ResultBar,
  SharedHead,
};
