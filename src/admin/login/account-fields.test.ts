import { describe, expect, it } from 'vitest';
import {
  accountFields,
  accountProblems,
  accountValues,
  FIRST_PASSWORD,
  FIXED_EMAIL,
  SIGN_IN,
} from './account-fields.ts';

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

  it('accepts any existing password', () => {
    const asked = ['currentPassword', 'newPassword'] as const;
    expect(accountProblems(asked, { currentPassword: 'a', newPassword: 'a' })).toEqual({
      newPassword: 'A senha precisa ter pelo menos 6 caracteres.',
    });
    expect(accountProblems(['invitedEmail', 'ownPassword'], {})).toEqual({
      invitedEmail: 'Digite o email de quem convidar.',
      ownPassword: 'Digite sua senha.',
    });
  });
});

it('accountValues trims addresses, and keeps passwords unchanged', () => {
  expect(accountValues(SIGN_IN, { email: ' a@b ', password: ' x ', ownPassword: 'y' })).toEqual({
    email: 'a@b',
    password: ' x ',
  });
});

it("accountFields lists fields with the form's changes", () => {
  const fields = accountFields(SIGN_IN, { ...FIXED_EMAIL, ...FIRST_PASSWORD });
  expect(Object.keys(fields)).toEqual(['email', 'password']);
  expect(fields['email']).toMatchObject({ widget: 'email', readOnly: true, must: 'marked' });
  expect(fields['password']).toMatchObject({ autocomplete: 'new-password', title: 'Senha' });
});
