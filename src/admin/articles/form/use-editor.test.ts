import { describe, expect, it } from 'vitest';
import type { PostForm } from '../model/post-form.ts';
import { newArticle, withForm, type EditorState } from './use-editor.ts';

const NEW = newArticle('id', '2026-11-20');
const edited = (state: EditorState, changes: Partial<PostForm>, isKnown = false) =>
  withForm(state, { ...state.form, ...changes }, isKnown);

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
    const titled = edited(NEW, { title: 'Férias' });
    expect(edited(titled, { title: 'Férias já' }, true).form.slug).toBe('ferias');
    expect(edited(titled, { slug: 'descanso' }, true).form.slug).toBe('descanso');
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
