import { createHmac } from 'node:crypto';

export const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs a token with these claims. */
export function sign(claims: object, secret: string): string {
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

/** An hour from now, in seconds since 1970. */
export const soon = (): number => Math.floor(Date.now() / 1000) + 3600;
