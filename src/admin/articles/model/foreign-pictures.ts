/** Pictures of other sites, which the site's policy keeps its pages from showing. */
import type { PostProblems } from './check-post.ts';
import { PICTURE_FIELDS, type PictureField, type PostForm } from './post-form.ts';

/**
 * A sentence for each field with a picture that would not be shown.
 *
 * @param inText addresses of the pictures that the content would show.
 * @param origins those that pictures may come from, the site's own first.
 */
export function foreignPictures(
  form: PostForm,
  inText: readonly string[],
  origins: readonly string[],
): PostProblems {
  const isForeign = (address: string) =>
    !URL.canParse(address, origins[0]) || !origins.includes(new URL(address, origins[0]).origin);
  const problems: Partial<Record<PictureField | 'content', string>> = {};
  for (const name of PICTURE_FIELDS) {
    if (form[name] !== '' && isForeign(form[name])) {
      problems[name] = 'A imagem é de outro site e não seria mostrada. Troque-a por um arquivo, ou remova-a.';
    }
  }
  const foreign = inText.find(isForeign);
  if (foreign !== undefined) {
    problems.content = `A imagem de ${URL.canParse(foreign) ? new URL(foreign).host : foreign} não seria mostrada: o site só mostra as que estão nele. Envie-a na aba Imagens e insira-a no lugar dessa, ou tire-a.`;
  }
  return problems;
}
