/** Worker that calculates, so that the server can terminate a calculation that takes too long. */
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
    // Hide the error, because its message may contain inputs.
    () => parentPort?.postMessage(FAILED),
  );
});
