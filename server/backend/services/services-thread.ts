/** Thread of the services, which the server terminates if a statement takes too long. */
import { parentPort, workerData } from 'node:worker_threads';
import { logLine } from '../../log-text.ts';
import { smtpFrom } from '../smtp.ts';
import { openEmbeddedServices, type EmbeddedOptions, type EmbeddedServices } from './embedded-services.ts';
import { receivedRequest, sentResponse, type Answers, type Question, type Reply } from './messages.ts';

// Shorten the log lines of the services, which contain strangers' input. Keep warnings, which come from migrations.
const print = (...values: unknown[]) => process.stderr.write(`${logLine(...values)}\n`);
Object.assign(console, { error: print, log: print, info: print, debug: print });

/** True if the database must be reopened because of many errors. */
let isWorn = false;

async function open(mustExist: boolean): Promise<EmbeddedServices> {
  const sendMail = smtpFrom(process.env);
  return openEmbeddedServices({
    ...(workerData as EmbeddedOptions),
    mustExist,
    ...(sendMail && { sendMail, mailsArrive: true }),
    onFault: (fault) => {
      // Exit before any write is reported as saved, which rejects all pending questions.
      if (fault === 'broken') process.exit(1);
      isWorn = true;
    },
  });
}

let opening: Promise<EmbeddedServices> | undefined;

async function reply(question: Question): Promise<{ answer: Answers[Question['kind']] }> {
  const services = await (opening ??= open(question.kind === 'open' && question.mustExist));
  switch (question.kind) {
    case 'open':
      return { answer: { anonKey: services.anonKey, firstAdmin: services.firstAdmin } };
    case 'request':
      return { answer: await sentResponse(await services.answer(receivedRequest(question.request))) };
    case 'ping':
      return { answer: await services.ping() };
    case 'tidyUp':
      return { answer: await services.tidyUp() };
    case 'copy':
      return { answer: await services.copyInto(question.folder) };
    case 'close':
      return { answer: await services.close() };
  }
}

parentPort?.on('message', (question: Question) => {
  void reply(question)
    .catch((error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }))
    .then((answered) => parentPort?.postMessage({ ...answered, isWorn } satisfies Reply));
});
