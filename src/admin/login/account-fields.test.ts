import { describe, expect, it } from 'vitest';
import { accountFields, accountProblems, accountValues } from './account-fields.ts';

const SIGN_IN = ['email', 'password'] as const;
const password = '123456';
const wrong = (typed: Record<string, string>) => accountProblems(SIGN_IN, typed);

describe('accountProblems', () => {
  it.each(['ana@example.com', ' ana@example.com ', 'a+b@x', 'joão@exemplo.com.br'])(
    'lets %j pass',
    (email) => {
      expect(wrong({ email, password })).toEqual({});
    },
  );

  it.each(['ana', 'ana@', '@example.com', 'a b@example.com', 'a@b@c'])('refuses %j', (email) => {
    expect(wrong({ email, password })['email']).toContain('email válido');
  });

  it('asks for what is missing, both at once', () => {
    expect(wrong({ email: ' ' })).toEqual({ email: 'Digite seu email.', password: 'Digite sua senha.' });
  });

  it('wants six characters, spaces too', () => {
    expect(wrong({ email: 'a@b', password: '12345' })['password']).toContain('pelo menos 6');
    expect(wrong({ email: 'a@b', password: '      ' })).toEqual({});
  });

  it('tells by the names of the controls, and takes any password that is there for one’s own', () => {
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

it('sends addresses without the spaces around them, and passwords to the letter', () => {
  expect(accountValues(SIGN_IN, { email: ' a@b ', password: ' x ', other: 'y' })).toEqual({
    email: 'a@b',
    password: ' x ',
  });
});

it('draws what is asked by the names of the controls, with what the form says otherwise', () => {
  const fields = accountFields(['email', 'firstPassword'], { email: { readOnly: true } });
  expect(Object.keys(fields)).toEqual(['email', 'password']);
  expect(fields['email']).toMatchObject({ widget: 'email', readOnly: true, must: 'marked' });
  expect(fields['password']).toMatchObject({ autocomplete: 'new-password', title: 'Senha' });
});
