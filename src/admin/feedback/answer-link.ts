import { SITE_NAME } from '../../site/site.ts';
import type { FeedbackRow } from '../../backend/feedback.ts';

/** A link that starts an answering mail with the quoted message; `undefined` if the visitor wants no answer. */
export function answerLink({ email, message, calculator }: FeedbackRow): string | undefined {
  if (email === null) return undefined;
  const quoted = message.split('\n').map((line) => `> ${line}`);
  const parts = {
    subject: `Sua mensagem ao ${SITE_NAME} (${calculator})`,
    body: ['', '', ...quoted].join('\r\n'),
  };
  const query = Object.entries(parts).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  // An address may contain characters with a meaning in links, such as ? and &.
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?${query.join('&')}`;
}
