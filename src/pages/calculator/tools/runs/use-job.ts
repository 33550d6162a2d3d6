import { useEffect, useState } from 'react';
import { runInWorker } from './run-in-worker.ts';
import type { AnswerTo, Job } from './run-job.ts';

/** Stage of a job. */
type JobState<J extends Job> =
  | { readonly stage: 'idle' | 'running' | 'failed' }
  | { readonly stage: 'done'; readonly answer: AnswerTo<J> };

/** Runs a job; a new job aborts the previous one, and so does unmounting. */
export function useJob<J extends Job>(id: string, job: J | undefined): JobState<J> {
  const [ended, setEnded] = useState<{ readonly job: J; readonly answer: AnswerTo<J> | undefined }>();
  useEffect(() => {
    if (!job) return undefined;
    const control = new AbortController();
    const run = async () => {
      const answer = await runInWorker(id, job, control.signal).catch(() => undefined);
      if (!control.signal.aborted) setEnded({ job, answer });
    };
    void run();
    return () => control.abort();
  }, [id, job]);
  if (!job) return { stage: 'idle' };
  if (ended?.job !== job) return { stage: 'running' };
  return ended.answer === undefined ? { stage: 'failed' } : { stage: 'done', answer: ended.answer };
}

/** Message after a failed job. */
export const JOB_FAILED = 'Não foi possível fazer as contas. Tente de novo.';
