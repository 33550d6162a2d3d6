import type { AnswerTo, Job } from './run-job.ts';

/** What the page asks the worker. */
export interface Request {
  /** Address of the calculator's module. */
  readonly module: string;
  readonly job: Job;
}

/** What the worker says, once. */
export type Reply = { readonly answer: AnswerTo<Job> } | { readonly failure: string };
