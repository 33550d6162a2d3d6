import { describe, expect, it } from 'vitest';
import { accountFields, accountProblems, accountValues } from './account-fields.ts';

const SIGN_IN = ['email', 'password'] as const;
const password = '123456';
const wrong = (typed: Record<string, string>) => accountProblems(SIGN_IN, typed);

describe('accountProblems', () => {
  it.each(['ana@example.com', ' ana@example.com ', 'a+b@x', 'joão@exemplo.com.br'])('accepts %j', (email) => {
    expect(wrong({ email, password })).toEqual({});
  });

  it.each(['ana', 'ana@', '@example.com', 'a b@example.com', 'a@b@c'])('refuses %j', (email) => {
    expect(wrong({ email, password })['email']).toContain('email válido');
  });

  it('reports everything missing at once', () => {
    expect(wrong({ email: ' ' })).toEqual({ email: 'Digite seu email.', password: 'Digite sua senha.' });
  });

  it('requires six characters, including spaces', () => {
    expect(wrong({ email: 'a@b', password: '12345' })['password']).toContain('pelo menos 6');
    expect(wrong({ email: 'a@b', password: '      ' })).toEqual({});
  });

  it('reports problems by the names of the controls, and accepts any existing password', () => {
    const asked = ['currentPassword', 'newPassword'] as const;
    expect(accountProblems(asked, { 'current-password': 'a', 'new-password': 'a' })).toEqual({
      'new-password': 'A senha precisa ter pelo menos 6 caracteres.',
    });
    expect(accountProblems(['invitedEmail', 'ownPassword'], {})).toEqual({
      invited: 'Digite seu email.',
      password: 'Digite sua senha.',
    });
  });
});

it('accountValues trims addresses, and keeps passwords unchanged', () => {
  expect(accountValues(SIGN_IN, { email: ' a@b ', password: ' x ', other: 'y' })).toEqual({
    email: 'a@b',
    password: ' x ',
  });
});

it("accountFields lists fields by control name, with the form's changes", () => {
  const fields = accountFields(['email', 'firstPassword'], { email: { readOnly: true } });
  expect(Object.keys(fields)).toEqual(['email', 'password']);
  expect(fields['email']).toMatchObject({ widget: 'email', readOnly: true, must: 'marked' });
  expect(fields['password']).toMatchObject({ autocomplete: 'new-password', title: 'Senha' });
});
