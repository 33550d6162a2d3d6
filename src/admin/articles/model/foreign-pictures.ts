/** Finds pictures that the site would not show: from other sites, embedded in the text, or on the author's computer. */
import { PICTURE_FIELDS } from '../../../backend/posts.ts';
import { isOwnPicture } from '../../../editor/own-pictures.ts';
import { safePicture } from '../../../ui/safe-address.ts';
import type { PostProblems } from './check-post.ts';
import type { PictureField, PostForm } from './post-form.ts';

function nameOf(address: string): string {
  if (/^\s*(?:data|blob):/i.test(address)) return 'A imagem colada dentro do texto';
  if (/^\s*(?:file:|[a-z]:[\\/]|\\\\)/i.test(address)) return 'A imagem de um arquivo do seu computador';
  return `A imagem de ${(URL.canParse(address) && new URL(address).host) || address}`;
}

/**
 * An error message for each field with a picture that would not be shown.
 *
 * @param inText addresses of the pictures in the content, allowed or not.
 * @param origins the origins that pictures may come from, the site's own first; by default those of this page.
 */
export function foreignPictures(
  form: PostForm,
  inText: readonly string[],
  origins?: readonly string[],
): PostProblems {
  const isForeign = (address: string) =>
    safePicture(address) === undefined || !isOwnPicture(address, origins);
  const problems: Partial<Record<PictureField | 'content', string>> = {};
  for (const name of PICTURE_FIELDS) {
    if (form[name] !== '' && isForeign(form[name])) {
      problems[name] = 'A imagem é de outro site e não seria mostrada. Troque-a por um arquivo, ou remova-a.';
    }
  }
  const foreign = inText.find(isForeign);
  if (foreign !== undefined) {
    problems.content = `${nameOf(foreign)} não seria mostrada: o site só mostra as que estão nele. Envie-a na aba Imagens e insira-a no lugar dessa, ou tire-a.`;
  }
  return problems;
}
