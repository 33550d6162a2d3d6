import { useCallback, useEffect, useRef, useState } from 'react';
import { runInWorker } from './run-in-worker.ts';
import type { AnswerTo, Job } from './run-job.ts';

/** Stage of a job. */
export type JobState<J extends Job> =
  | { readonly stage: 'idle' | 'running' | 'failed'; readonly job?: J }
  | { readonly stage: 'done'; readonly job: J; readonly answer: AnswerTo<J> };

/** Runs one job at a time: a new job aborts the previous one, and so does unmounting. */
export function useJob<J extends Job>(id: string): readonly [state: JobState<J>, start: (job: J) => void] {
  const [state, setState] = useState<JobState<J>>({ stage: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = useCallback(
    (job: J) => {
      running.current?.abort();
      const control = new AbortController();
      running.current = control;
      setState({ stage: 'running', job });
      const settle = (next: JobState<J>) => {
        if (!control.signal.aborted) setState(next);
      };
      void (async () => {
        try {
          settle({ stage: 'done', job, answer: await runInWorker(id, job, control.signal) });
        } catch {
          settle({ stage: 'failed', job });
        }
      })();
    },
    [id],
  );
  return [state, start];
}

/** Message after a failed job. */
export const JOB_FAILED = 'Não foi possível fazer as contas. Tente de novo.';
