/** Describes what importing an article does, above all to what visitors see. */
import type { Article } from '../../../blog/live/editing.ts';
import { formatMoment } from '../../parts/moments.ts';
import { isDraft, isPublic, isScheduled } from '../../post-status.ts';
import { replacesOwn } from '../model/own-article.ts';
import type { PlannedArticle } from './plan-import.ts';

type Planned = Pick<
  PlannedArticle,
  'id' | 'slug' | 'existing' | 'isUnchanged' | 'problems' | 'lost' | 'publishedAt'
>;

const DRAFT = { published_at: null };

/** Says whether the import shows the article to visitors, or hides it; empty if it does neither. */
function visibilityChange({ existing, publishedAt }: Planned, now: number): string[] {
  const before = existing?.deleted_at === null ? existing : DRAFT;
  const after = { published_at: publishedAt };
  if (isPublic(after, now)) return isPublic(before, now) ? [] : ['Fica publicado, visível a todos.'];
  if (isDraft(after)) {
    if (isPublic(before, now)) return ['Sai do site e vira rascunho.'];
    return isScheduled(before, now) ? ['Deixa de estar agendado e vira rascunho.'] : [];
  }
  const moment = formatMoment(publishedAt ?? '');
  if (isPublic(before, now)) return [`Sai do site até ${moment}.`];
  const isSame = Date.parse(before.published_at ?? '') === Date.parse(publishedAt ?? '');
  return isSame ? [] : [`Fica agendado para ${moment}.`];
}

/**
 * Describes the effect of importing an article.
 *
 * @param own the articles that come with the site
 * @param now milliseconds since 1970
 */
export function effectOf(article: Planned, own: readonly Article[], now: number): string {
  const { slug, existing, isUnchanged, problems, lost } = article;
  if (problems.length > 0) return `Não pode ser importado. ${problems.join(' ')}`;
  if (isUnchanged) return 'Já está no site, igual.';
  const visibility = visibilityChange(article, now);
  const losses = lost === undefined ? [] : [lost];
  if (!existing) {
    const kind = replacesOwn(article, own) ? 'Fica no lugar do artigo que vem com o site.' : 'Artigo novo.';
    return [kind, ...visibility, ...losses].join(' ');
  }
  const restoring = existing.deleted_at === null ? '' : ', que volta da lixeira';
  const move =
    existing.slug === slug ? [] : [`Muda o endereço de /blog/${existing.slug} para /blog/${slug}.`];
  return [
    `Muda o artigo “${existing.title}”${restoring}.`,
    ...visibility,
    ...move,
    ...losses,
    'A versão de agora continua na lista de versões.',
  ].join(' ');
}
