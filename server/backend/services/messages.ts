/** Messages between the server and the thread of its services. */
import type { Services } from './services.ts';

/** A request as a message, with its body in memory because the gateway has read it. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: [string, string][];
  readonly body: ArrayBuffer | null;
}

/** A response as a message. */
export interface SentResponse {
  readonly status: number;
  readonly headers: [string, string][];
  readonly body: ArrayBuffer | null;
}

/** The server's questions by kind, each with its content and answer. */
export interface Questions {
  /** True if data must already exist. */
  open: { say: boolean; answer: Pick<Services, 'anonKey' | 'firstAdmin'> };
  request: { say: SentRequest; answer: SentResponse };
  ping: { say: undefined; answer: void };
  tidyUp: { say: undefined; answer: void };
  copy: { say: string; answer: void };
  close: { say: undefined; answer: void };
}

export type Question = {
  [Kind in keyof Questions]: { kind: Kind; say: Questions[Kind]['say'] };
}[keyof Questions];

/** Its answer, or the reason for a failure. */
export type Reply = (
  | { readonly answer: Questions[keyof Questions]['answer'] }
  | { readonly failure: string }
) & {
  /** True if the database must be closed and reopened before the next question. */
  readonly isWorn: boolean;
};

/** The bytes of a body; null, not empty, for a message without one. */
async function bytesOf(message: Request | Response): Promise<ArrayBuffer | null> {
  return message.body ? message.arrayBuffer() : null;
}

export async function sentRequest(request: Request): Promise<SentRequest> {
  const { method, url, headers } = request;
  return { method, url, headers: [...headers], body: await bytesOf(request) };
}

export function receivedRequest({ url, ...init }: SentRequest): Request {
  return new Request(url, init);
}

export async function sentResponse(response: Response): Promise<SentResponse> {
  const { status, headers } = response;
  return { status, headers: [...headers], body: await bytesOf(response) };
}

export function receivedResponse({ body, ...init }: SentResponse): Response {
  return new Response(body, init);
}
