import { expect, it } from 'vitest';
import { faultsOf } from './send-feedback.ts';

it.each([
  ['error', 'O INSS está errado', '', {}],
  ['error', ' \n ', '', { message: 'Conte o que está errado.' }],
  ['unhelpful', '', '', {}],
  ['unhelpful', '', ' ana@example.com ', {}],
  ['unhelpful', '', 'ana@', { email: 'Digite um e-mail válido, ou deixe em branco.' }],
  [
    'error',
    '',
    'ana example.com',
    { message: 'Conte o que está errado.', email: 'Digite um e-mail válido, ou deixe em branco.' },
  ],
] as const)('faultsOf a %s with message %j and address %j returns %j', (kind, message, email, faults) => {
  expect(faultsOf({ kind, message, email })).toEqual(faults);
});
