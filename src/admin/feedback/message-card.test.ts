import { expect, it } from 'vitest';
import { answerLink } from './message-card.tsx';

const message = {
  id: '1',
  created_at: '2026-11-22T12:00:00Z',
  calculator: 'trabalhista/inss',
  kind: 'error',
  message: 'A alíquota\nestá errada & velha',
  email: 'ana@example.com',
  inputs: null,
  closed_at: null,
} as const;

it('answerLink quotes the message', () => {
  const link = new URL(answerLink(message) ?? '');
  expect(link.pathname).toBe('ana@example.com');
  expect(link.searchParams.get('subject')).toContain('trabalhista/inss');
  expect(link.searchParams.get('body')).toBe('\r\n\r\n> A alíquota\r\n> está errada & velha');
});

it('answerLink does not let an address add recipients or a body', () => {
  const link = answerLink({ ...message, email: 'a@b.c?bcc=x@y.z&body=oi' }) ?? '';
  expect(link.slice(0, link.indexOf('?'))).toBe('mailto:a@b.c%3Fbcc%3Dx@y.z%26body%3Doi');
});

it('answerLink returns nothing if the visitor wants no answer', () => {
  expect(answerLink({ ...message, email: null })).toBeUndefined();
});
