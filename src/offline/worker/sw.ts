/** The worker that lets the site work without a connection. */
import type { Answers, Question } from '../messages.ts';
import { facts } from './facts.ts';
import { takeStep } from './fill.ts';
import { keepCore, keptCalculators } from './keep.ts';
import { startAnswering } from './routes.ts';
import { scope } from './scope.ts';
import { forgetOtherVersions } from './store.ts';

function answerTo(question: Question): Answers[Question['kind']] | Promise<Answers[Question['kind']]> {
  switch (question.kind) {
    case 'build':
      return { build: facts.build };
    case 'step':
      return takeStep(question.path, question.isSaving);
    case 'kept':
      return keptCalculators();
    case 'take-over':
      return scope.skipWaiting().then(() => ({ isDone: true }));
  }
}

startAnswering();

scope.addEventListener('install', (event) => event.waitUntil(keepCore()));

scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([forgetOtherVersions(), scope.clients.claim()])),
);

scope.addEventListener('message', (event) => {
  const [port] = event.ports;
  const answer = Promise.resolve(answerTo(event.data as Question));
  event.waitUntil(answer.then((value) => port?.postMessage(value)));
});
