import { describe, expect, it } from 'vitest';
import type { PostForm } from '../model/post-form.ts';
import { newArticle, withForm, type EditorState } from './use-editor.ts';

const NOW = Date.parse('2026-11-20T12:00:00-03:00');
const NEW = newArticle('id', '2026-11-20');
const edited = (state: EditorState, changes: Partial<PostForm>) =>
  withForm(state, { ...state.form, ...changes }, NOW);

describe('withForm', () => {
  it('updates the address with the title', () => {
    const titled = edited(NEW, { title: 'Férias já' });
    expect(titled.form.slug).toBe('ferias-ja');
    expect(edited(titled, { title: 'Férias' }).form.slug).toBe('ferias');
    expect(edited(titled, { excerpt: 'Resumo' }).form.slug).toBe('ferias-ja');
  });

  it('keeps an address that somebody wrote or that visitors know', () => {
    const own = edited(edited(NEW, { title: 'Férias' }), { slug: 'descanso' });
    expect(edited(own, { title: 'Férias já' }).form.slug).toBe('descanso');
    const known = { ...edited(NEW, { title: 'Férias' }), keptMoment: '2026-11-20T11:59:59-03:00' };
    expect(edited(known, { title: 'Férias já' }).form.slug).toBe('ferias');
    const scheduled = { ...known, keptMoment: '2026-11-20T12:00:01-03:00' };
    expect(edited(scheduled, { title: 'Férias já' }).form.slug).toBe('ferias-ja');
  });

  it('clears only the description of a removed picture', () => {
    const both = edited(NEW, {
      cover_image: '/a',
      cover_image_alt: 'A',
      content_image_1: '/b',
      content_image_1_alt: 'B',
    });
    expect(both.form.cover_image_alt).toBe('A');
    const { form } = edited(both, { cover_image: '' });
    expect([form.cover_image_alt, form.content_image_1_alt]).toEqual(['', 'B']);
  });
});
