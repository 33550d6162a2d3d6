/** Calculates outside the server's thread, which ends it if it takes too long. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { FAILED, reply, type CalculatorModule, type Question } from './reply.ts';

const { folder } = workerData as { folder: string };

async function answer(question: Question): Promise<unknown> {
  const file = join(folder, `${question.id}.js`);
  return reply((await import(pathToFileURL(file).href)) as CalculatorModule, question);
}

parentPort?.on('message', (question: Question) => {
  void answer(question).then(
    (replied) => parentPort?.postMessage(replied),
    // Does not report the error, which may contain inputs.
    () => parentPort?.postMessage(FAILED),
  );
});
