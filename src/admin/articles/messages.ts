/** Messages of the articles' screens, worded as specified. */
import { BackendError } from '../../backend/errors.ts';
import { PostChangedError, PostGoneError } from '../../backend/posts.ts';
import type { ToastMessage } from '../toast.tsx';
import { done, failed } from '../messages.ts';

export const SLUG_TAKEN = 'Este endereço já é de outro artigo, que pode estar na lixeira. Escolha outro.';

export const MESSAGES = {
  created: done('Post criado com sucesso!'),
  updated: done('Post atualizado com sucesso!'),
  merged: done(
    'Este artigo foi salvo antes por outra pessoa ou em outra janela. As mudanças de lá e as suas foram juntadas.',
    'Artigo juntado',
  ),
  broughtIn: done('O site mostra agora o artigo daqui, igual ao original.', 'Artigo no editor'),
  notBroughtIn: failed('Não foi possível trazer o artigo. Tente de novo.'),
  restored: done('O artigo voltou da lixeira.'),
  versionRestored: done('A versão foi restaurada. A que estava antes também continua na lista.'),
  deletedForGood: done('O artigo foi excluído para sempre.'),
  trashedMeanwhile: failed('Este artigo foi excluído por outra pessoa. Nada foi salvo.'),
  trashChanged: failed('Outra pessoa já restaurou este artigo, ou o excluiu para sempre.'),
  versionAddressTaken: failed(
    'O endereço desta versão já é de outro artigo. Copie o texto daqui, ou mude antes o endereço do outro.',
  ),
  notRestored: failed('Não foi possível restaurar. Tente de novo.'),
  previewNotShared: failed('Não foi possível criar o link.'),
  incomplete: failed('Preencha todos os campos obrigatórios.'),
  faulty: failed('Corrija os campos marcados.'),
  stillUploading: failed(
    'Há uma imagem que ainda não foi enviada: espere por ela, tente de novo ou remova-a.',
  ),
  pictureGone: failed(
    'Uma imagem deste artigo não existe mais no servidor. Envie-a de novo, ou retire-a, e salve.',
  ),
  pictureNotDeleted: failed('Não foi possível deletar a imagem.'),
  notExported: failed('Não foi possível exportar os artigos. Tente de novo.'),
  notImported: failed('Alguns artigos não foram importados: veja o motivo na lista.'),
  uploadFailed: failed('Não foi possível fazer o upload da imagem.', 'Erro no upload'),
};

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export function exportDone(articles: number, lostPictures: number) {
  const lost =
    lostPictures === 0
      ? ''
      : ` ${counted(lostPictures, 'imagem não está', 'imagens não estão')} mais no servidor e ${lostPictures === 1 ? 'ficou' : 'ficaram'} de fora.`;
  return done(`${counted(articles, 'artigo', 'artigos')} no arquivo.${lost}`, 'Artigos exportados');
}

export const importDone = (articles: number) =>
  done(counted(articles, 'artigo importado.', 'artigos importados.'), 'Importação concluída');

export const importStopped = (articles: number, chosen: number) =>
  done(
    `${counted(articles, 'artigo importado', 'artigos importados')} de ${chosen}. Para continuar, importe o arquivo de novo.`,
    'Importação interrompida',
  );

export const importRefused = (reason: string) => failed(reason, 'Erro na importação');

export const deleted = (title: string) => done(`"${title}" foi removido com sucesso.`, 'Artigo excluído');

export type PostAct = 'create' | 'update' | 'delete';

const REFUSED: Readonly<Record<PostAct, string>> = {
  create: 'Você não tem permissão para criar posts.',
  update: 'Você não tem permissão para editar posts.',
  delete: 'Você não tem permissão para deletar posts.',
};
const FAILED: Readonly<Record<PostAct, string>> = {
  create: 'Não foi possível criar o post.',
  update: 'Não foi possível atualizar o post.',
  delete: 'Não foi possível deletar o post.',
};

const SESSION_OVER = 'Sua sessão terminou. Entre de novo e repita.';

/** The toast for a failed operation on an article in the trash. */
export const trashFailed = (error: unknown, other: ToastMessage) =>
  error instanceof PostChangedError || error instanceof PostGoneError ? MESSAGES.trashChanged : other;

/** The toast for a failed operation, with separate messages for missing rights and for a session that has ended. */
export function actFailed(act: PostAct, error: unknown): ToastMessage {
  const kind = error instanceof BackendError ? error.kind : undefined;
  if (kind === 'unauthorized') return failed(SESSION_OVER);
  return failed((kind === 'forbidden' ? REFUSED : FAILED)[act]);
}
