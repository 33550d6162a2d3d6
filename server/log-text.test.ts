import { expect, it } from 'vitest';
import { logLine } from './log-text.ts';

it.each([
  [['Um aviso'], 'Um aviso'],
  [['uma linha\n2026-11-23 200 GET /admin'], 'uma linha 2026-11-23 200 GET /admin'],
  [['\u001B]0;título\u0007 e \u009B31m'], ']0;título e 31m'],
  [['a\u2028b\u2029c\u0000d'], 'a b c d'],
  [['recusado:', { code: '42501', table: undefined }], "recusado: { code: '42501', table: undefined }"],
])('logLine writes %j as one line without control characters', (values, line) => {
  expect(logLine(...values)).toBe(line);
});

it('logLine truncates any value to 300 characters', () => {
  expect(logLine('x'.repeat(4_000_000))).toBe(`${'x'.repeat(300)}…`);
  expect(logLine(new Error('y'.repeat(4_000_000))).length).toBe(301);
});
