import { describe, expect, it } from 'vitest';
import type { Post } from '../../../backend/posts.ts';
import schema from '../../../../schemas/post.schema.json' with { type: 'json' };
import { previewOf } from './preview-post.ts';
import { differingFields, emptyForm, formOf, sameForm, valuesOf, type PostForm } from './post-form.ts';

const TODAY = '2026-11-20';

const POST: Post = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Férias',
  slug: 'ferias',
  excerpt: 'Resumo',
  content: '<p>Texto</p>\n',
  category: 'saude',
  author_id: null,
  cover_image: '/capa.webp',
  cover_image_alt: 'Uma praia',
  content_image_1: null,
  content_image_1_alt: null,
  content_image_2: null,
  content_image_2_alt: null,
  read_time: 7,
  published_at: '2026-11-20T02:59:59+00:00',
  cta_1_text: 'Calcule',
  cta_1_link: '/calculadora/trabalhista/ferias',
  cta_2_text: null,
  cta_2_link: null,
  related_calculators: ['Férias', 'Outra'],
  search_title: null,
  search_description: null,
  author_name: null,
  version: 3,
  created_at: '2026-11-01T00:00:00+00:00',
  updated_at: '2026-11-02T00:00:00+00:00',
  changed_at: null,
  deleted_at: null,
};

describe('emptyForm', () => {
  it('has every field of the schema, in order, with defaults and today’s date', () => {
    const form = emptyForm(TODAY);
    expect(Object.keys(form)).toEqual(Object.keys(schema.properties));
    const { category, read_time, published_at, related_calculators, ...texts } = form;
    expect({ category, read_time, published_at, related_calculators }).toEqual({
      category: 'trabalhista',
      read_time: '5',
      published_at: TODAY,
      related_calculators: [],
    });
    expect(new Set(Object.values(texts))).toEqual(new Set(['']));
  });
});

describe('formOf', () => {
  it('gives day and hour in Brasília, and empty strings for absent values', () => {
    expect(formOf(POST)).toMatchObject({
      published_at: '2026-11-19T23:59',
      read_time: '7',
      content_image_1: '',
      cta_2_text: '',
      related_calculators: ['Férias', 'Outra'],
      author_name: '',
    });
  });
});

describe('valuesOf', () => {
  it('returns the values of an unchanged article', () => {
    expect(POST).toMatchObject(valuesOf(formOf(POST), TODAY, POST.published_at));
  });

  it('trims texts and omits blank ones', () => {
    const form: PostForm = {
      ...emptyForm(TODAY),
      title: '  Férias ',
      slug: ' ferias ',
      excerpt: ' Resumo\n',
      content: ' <pre> x</pre> ',
      read_time: ' 8 ',
      cta_1_text: '  ',
      cta_1_link: ' /x ',
    };
    const values = valuesOf(form, TODAY, null);
    expect(values).toMatchObject({
      title: 'Férias',
      slug: 'ferias',
      excerpt: 'Resumo',
      content: ' <pre> x</pre> ',
      read_time: 8,
      cta_1_text: null,
      cta_1_link: '/x',
    });
    expect(values.published_at).toBe('now');
  });

  it('drops the description of a missing picture', () => {
    const form = { ...formOf(POST), title: ' Férias\tem\ndois ', cover_image: '' };
    expect(valuesOf(form, TODAY, null).title).toBe('Férias em dois');
    expect(valuesOf(form, TODAY, null)).toMatchObject({ cover_image: null, cover_image_alt: null });
  });
});

describe('comparing forms', () => {
  it('lists the fields that differ, in the order of the form', () => {
    const form = formOf(POST);
    const other = { ...form, related_calculators: ['Férias'], title: 'X' };
    expect(differingFields(form, other)).toEqual(['title', 'related_calculators']);
    expect(sameForm(form, other)).toBe(false);
    expect(sameForm(form, { ...form, related_calculators: [...form.related_calculators] })).toBe(true);
  });
});

it('previewOf has a heading even for an article without a title', () => {
  expect(previewOf({ ...emptyForm(TODAY), title: ' ' }).title).toBe('Sem título');
});
