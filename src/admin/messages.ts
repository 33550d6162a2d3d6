/** Messages about accounts and settings, worded as specified. */
import type { ToastMessage } from './toast.tsx';
import { clock } from './parts/moments.ts';

/** A toast about a failure. */
export const failed = (description: string, title = 'Erro'): ToastMessage => ({
  title,
  description,
  tone: 'destructive',
});

/** A toast about a success. */
export const done = (description: string, title = 'Sucesso'): ToastMessage => ({ title, description });

export const MESSAGES = {
  signedIn: done('Bem-vindo à área administrativa.', 'Login realizado com sucesso!'),
  signInFailed: failed('Email ou senha incorretos.', 'Erro no login'),
  signedUp: done('Verifique seu email para confirmar o cadastro.', 'Cadastro realizado!'),
  notAdmin: failed('Você não tem permissão para acessar a área administrativa.', 'Acesso negado'),
  unexpected: failed('Ocorreu um erro inesperado.'),
  postsNotLoaded: failed('Não foi possível carregar os posts.'),
  settingsSaved: done('Configurações salvas!'),
  settingsNotSaved: failed('Não foi possível salvar as configurações. O que você digitou continua na tela.'),
  settingsForbidden: failed('Você não tem permissão para mudar as configurações.'),
  passwordChanged: done('Senha mudada! As outras sessões desta conta foram encerradas.'),
  sessionsNotEnded: failed(
    'Não foi possível encerrar as sessões: o servidor não respondeu. Você continua na sua.',
  ),
  exported: done('Backup exportado!'),
  imported: done('Dados importados!'),
};

/**
 * The error message for an attempt refused by a rate limit.
 *
 * @param seconds seconds until the next attempt is allowed, if known
 * @param now milliseconds since 1970
 */
export function tooManyTries(seconds: number | undefined, now: number): string {
  if (seconds === undefined) return 'Muitas tentativas. Espere alguns minutos e tente de novo.';
  const minutes = Math.ceil(seconds / 60);
  const wait = seconds < 60 ? `${seconds} s` : `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`;
  return `Muitas tentativas. Tente de novo em ${wait}, a partir das ${clock.format(now + seconds * 1000 + 59_999)}.`;
}

export const invitationRevoked = (email: string) => done(`Convite de ${email} cancelado.`);

export const adminRemoved = (email: string) => done(`${email} não administra mais o site.`);

/** The toast for an import, with unknown names in the file. */
export function importDone(ignored: readonly string[]): ToastMessage {
  if (ignored.length === 0) return MESSAGES.imported;
  return done(`${MESSAGES.imported.description} Sem efeito, por não ser daqui: ${ignored.join(', ')}.`);
}

/** The toast for a refused import, with the corrections needed in the file. */
export const importFailed = (reasons: readonly string[]) =>
  failed(reasons.join(' ') || 'Arquivo inválido ou corrompido.', 'Erro na importação');
