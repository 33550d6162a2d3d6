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

/** Questions to the thread. */
export type Question =
  | { readonly kind: 'open'; readonly mustExist: boolean }
  | { readonly kind: 'request'; readonly request: SentRequest }
  | { readonly kind: 'copy'; readonly folder: string }
  | { readonly kind: 'ping' | 'tidyUp' | 'close' };

/** Answers of the thread by the kind of the question. */
export interface Answers extends Record<'copy' | 'ping' | 'tidyUp' | 'close', void> {
  readonly open: Pick<Services, 'anonKey' | 'firstAdmin'>;
  readonly request: SentResponse;
}

/** Answer to a question, or the reason for a failure. */
export type Reply = ({ readonly answer: Answers[keyof Answers] } | { readonly failure: string }) & {
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
