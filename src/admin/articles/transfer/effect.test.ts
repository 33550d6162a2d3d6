import { describe, expect, it } from 'vitest';
import type { Post } from '../../../backend/posts.ts';
import { effectOf } from './effect.ts';

const NOW = Date.parse('2026-11-20T12:00:00-03:00');
const PAST = '2026-11-20T08:00:00-03:00';
const FUTURE = '2027-01-02T08:00:00-03:00';

/** The effect of importing a file with publication time `after` over an article with publication time `before`. */
function effect(before: string | null, after: string | null, changes: Partial<Post> = {}): string {
  const existing = { title: 'Férias', slug: 'ferias', published_at: before, deleted_at: null, ...changes };
  return effectOf(
    {
      id: '',
      slug: 'ferias',
      existing: existing as Post,
      isUnchanged: false,
      problems: [],
      lost: undefined,
      publishedAt: after,
    },
    [],
    NOW,
  );
}

describe('effectOf', () => {
  it.each([
    ['leaves the site', PAST, null, ' Sai do site e vira rascunho.'],
    ['leaves the site for a while', PAST, FUTURE, ' Sai do site até 02/01/2027 às 08:00.'],
    ['stays public', PAST, PAST, ''],
    ['becomes public', null, PAST, ' Fica publicado, visível a todos.'],
    ['becomes public now', null, 'now', ' Fica publicado, visível a todos.'],
    ['becomes public early', FUTURE, PAST, ' Fica publicado, visível a todos.'],
    ['becomes scheduled', null, FUTURE, ' Fica agendado para 02/01/2027 às 08:00.'],
    ['stays scheduled', FUTURE, FUTURE, ''],
    ['is no longer scheduled', FUTURE, null, ' Deixa de estar agendado e vira rascunho.'],
    ['stays a draft', null, null, ''],
  ])('says that an article %s', (_what, before, after, sentence) => {
    expect(effect(before, after)).toBe(
      `Muda o artigo “Férias”.${sentence} A versão de agora continua na lista de versões.`,
    );
  });

  it('says that a deleted article comes back as a public one', () => {
    expect(effect(PAST, PAST, { deleted_at: PAST })).toMatch(
      /^Muda o artigo “Férias”, que volta da lixeira\. Fica publicado, visível a todos\./,
    );
  });

  it('names the old and the new address', () => {
    expect(effect(PAST, PAST, { slug: 'descanso' })).toContain(
      ' Muda o endereço de /blog/descanso para /blog/ferias.',
    );
  });

  it('says whether a new article is shown to visitors', () => {
    const added = {
      id: '',
      slug: 'ferias',
      existing: undefined,
      isUnchanged: false,
      problems: [],
      lost: undefined,
    };
    expect(effectOf({ ...added, publishedAt: null }, [], NOW)).toBe('Artigo novo.');
    expect(effectOf({ ...added, publishedAt: PAST }, [], NOW)).toBe(
      'Artigo novo. Fica publicado, visível a todos.',
    );
  });

  it('names the media that are left out', () => {
    const lost = 'O site não mostra vídeos incorporados.';
    const added = { id: '', slug: 'ferias', existing: undefined, isUnchanged: false, problems: [], lost };
    expect(effectOf({ ...added, publishedAt: null }, [], NOW)).toBe(`Artigo novo. ${lost}`);
  });
});
