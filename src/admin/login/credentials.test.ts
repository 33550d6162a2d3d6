import { describe, expect, it } from 'vitest';
import { credentialProblems } from './credentials.ts';

const password = '123456';

describe('credentialProblems', () => {
  it.each(['ana@example.com', ' ana@example.com ', 'a+b@x', 'joão@exemplo.com.br'])(
    'lets %j pass',
    (email) => {
      expect(credentialProblems({ email, password })).toEqual({});
    },
  );

  it.each(['ana', 'ana@', '@example.com', 'a b@example.com', 'a@b@c'])('refuses %j', (email) => {
    expect(credentialProblems({ email, password }).email).toContain('email válido');
  });

  it('asks for what is missing, both at once', () => {
    expect(credentialProblems({ email: ' ', password: '' })).toEqual({
      email: 'Digite seu email.',
      password: 'Digite sua senha.',
    });
  });

  it('wants six characters, spaces too', () => {
    expect(credentialProblems({ email: 'a@b', password: '12345' }).password).toContain('pelo menos 6');
    expect(credentialProblems({ email: 'a@b', password: '      ' })).toEqual({});
  });
});
