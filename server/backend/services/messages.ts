/** Messages between the server and its services thread. */
import type { Services } from './services.ts';

/** Serialized request, with its body in memory because the gateway has read it. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: [string, string][];
  readonly body: ArrayBuffer | null;
}

export interface SentResponse {
  readonly status: number;
  readonly headers: [string, string][];
  readonly body: ArrayBuffer | null;
}

/** Questions to the thread by kind, each with the types of its payload and its answer. */
export interface Questions {
  /** The payload is true if the data must exist already. */
  open: { payload: boolean; answer: Pick<Services, 'anonKey' | 'firstAdmin'> };
  request: { payload: SentRequest; answer: SentResponse };
  ping: { payload: undefined; answer: void };
  tidyUp: { payload: undefined; answer: void };
  copy: { payload: string; answer: void };
  close: { payload: undefined; answer: void };
}

export type Question = {
  [Kind in keyof Questions]: { kind: Kind; payload: Questions[Kind]['payload'] };
}[keyof Questions];

/** Answer to a question, or the reason for a failure. */
export type Reply = (
  | { readonly answer: Questions[keyof Questions]['answer'] }
  | { readonly failure: string }
) & {
  /** True if the database must be reopened before the next question. */
  readonly isWorn: boolean;
};

/** Reads the body of a message; null, and not empty, without one. */
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
