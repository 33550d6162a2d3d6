/** Messages about accounts and settings, worded as specified. */
import type { ToastMessage } from '../ui/toast.tsx';

const ERROR = 'Erro';
const SUCCESS = 'Sucesso';

/** Toasts by event. */
export const MESSAGES = {
  signedIn: { title: 'Login realizado com sucesso!', description: 'Bem-vindo à área administrativa.' },
  signInFailed: {
    title: 'Erro no login',
    description: 'Email ou senha incorretos.',
    tone: 'destructive',
  },
  signedUp: {
    title: 'Cadastro realizado!',
    description: 'Verifique seu email para confirmar o cadastro.',
  },
  notAdmin: {
    title: 'Acesso negado',
    description: 'Você não tem permissão para acessar a área administrativa.',
    tone: 'destructive',
  },
  unexpected: { title: ERROR, description: 'Ocorreu um erro inesperado.', tone: 'destructive' },
  postsNotLoaded: {
    title: ERROR,
    description: 'Não foi possível carregar os posts.',
    tone: 'destructive',
  },
  settingsSaved: { title: SUCCESS, description: 'Configurações salvas!' },
  settingsNotSaved: {
    title: ERROR,
    description: 'Não foi possível salvar as configurações. O que você digitou continua na tela.',
    tone: 'destructive',
  },
  settingsForbidden: {
    title: ERROR,
    description: 'Você não tem permissão para mudar as configurações.',
    tone: 'destructive',
  },
  settingsNotLoaded: {
    title: ERROR,
    description: 'Não foi possível carregar as configurações.',
    tone: 'destructive',
  },
  passwordChanged: {
    title: SUCCESS,
    description: 'Senha mudada! As outras sessões desta conta foram encerradas.',
  },
  sessionsNotEnded: {
    title: ERROR,
    description: 'Não foi possível encerrar as sessões: o servidor não respondeu. Você continua na sua.',
    tone: 'destructive',
  },
  exported: { title: SUCCESS, description: 'Backup exportado!' },
  imported: { title: SUCCESS, description: 'Dados importados!' },
  importFailed: {
    title: 'Erro na importação',
    description: 'Arquivo inválido ou corrompido.',
    tone: 'destructive',
  },
} as const satisfies Record<string, ToastMessage>;

const clock = new Intl.DateTimeFormat('pt-BR', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'America/Sao_Paulo',
});

/**
 * The sentence for a try that a limit refused.
 *
 * @param seconds until the next one is allowed, if that is known
 * @param now milliseconds since 1970
 */
export function tooManyTries(seconds: number | undefined, now: number): string {
  if (seconds === undefined) return 'Muitas tentativas. Espere alguns minutos e tente de novo.';
  const minutes = Math.ceil(seconds / 60);
  const wait = seconds < 60 ? `${seconds} s` : `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`;
  return `Muitas tentativas. Tente de novo em ${wait}, a partir das ${clock.format(now + seconds * 1000 + 59_999)}.`;
}

/** The toast for a refused sign-up, with the server's message. */
export function signUpFailed(reason: string): ToastMessage {
  return { title: 'Erro no cadastro', description: reason, tone: 'destructive' };
}

/** An invitation that can no longer be accepted. */
export function invitationRevoked(email: string): ToastMessage {
  return { title: SUCCESS, description: `Convite de ${email} cancelado.` };
}

/** Somebody who no longer administers the site. */
export function adminRemoved(email: string): ToastMessage {
  return { title: SUCCESS, description: `${email} não administra mais o site.` };
}

/** An import, with the names in the file that this site does not know. */
export function importDone(ignored: readonly string[]): ToastMessage {
  if (ignored.length === 0) return MESSAGES.imported;
  const { title, description } = MESSAGES.imported;
  return { title, description: `${description} Sem efeito, por não ser daqui: ${ignored.join(', ')}.` };
}

/** A refused import, with what to correct in the file. */
export function importFailed(reasons: readonly string[]): ToastMessage {
  return reasons.length === 0
    ? MESSAGES.importFailed
    : { ...MESSAGES.importFailed, description: reasons.join(' ') };
}
