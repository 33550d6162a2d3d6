import type { AnswerTo, Job } from './run-job.ts';

/** Message from the page to the worker. */
export interface Request {
  /** Address of the calculator's module. */
  readonly module: string;
  readonly job: Job;
}

/** The worker's only message. */
export type Reply = { readonly answer: AnswerTo<Job> } | { readonly failure: string };
