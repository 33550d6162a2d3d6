/** What is typed to sign in or up, and what is wrong with it before the server is asked. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Shortest password, in characters; the server has the same limit. */
export const PASSWORD_MINIMUM = 6;

/** Something, an @ and something: whether the address exists only a mail can tell. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** What is wrong with an address as typed, if anything is. */
export function emailProblem(email: string): string | undefined {
  if (email.trim() === '') return 'Digite seu email.';
  return EMAIL.test(email.trim()) ? undefined : 'Digite um email válido, como nome@exemplo.com.br.';
}

/** What is wrong with a password as typed, if anything is. */
export function passwordProblem(password: string): string | undefined {
  if (password === '') return 'Digite sua senha.';
  return password.length < PASSWORD_MINIMUM
    ? `A senha precisa ter pelo menos ${PASSWORD_MINIMUM} caracteres.`
    : undefined;
}

/** What to correct, by field; nothing where all is well. */
export type CredentialProblems = Readonly<Partial<Record<keyof Credentials, string>>>;

/** What keeps these from being sent. */
export function credentialProblems({ email, password }: Credentials): CredentialProblems {
  const wrongEmail = emailProblem(email);
  const wrongPassword = passwordProblem(password);
  return {
    ...(wrongEmail === undefined ? {} : { email: wrongEmail }),
    ...(wrongPassword === undefined ? {} : { password: wrongPassword }),
  };
}
