import { describe, expect, it } from 'vitest';
import { checkDraft, checkPost, isIncomplete } from './check-post.ts';
import { emptyForm, type PostForm } from './post-form.ts';
import { POST_FIELDS, POST_SCHEMAS, TABS, type PostField } from './post-schema.ts';

const GOOD: PostForm = {
  ...emptyForm('2026-11-20'),
  title: 'Férias',
  slug: 'ferias',
  excerpt: 'Resumo',
  content: '<p>Texto</p>',
};

describe('checkPost', () => {
  it('accepts the minimal article', () => {
    expect(checkPost(GOOD)).toEqual({});
  });

  it('accepts an article with every field', () => {
    expect(
      checkPost({
        ...GOOD,
        title: 'a'.repeat(300),
        slug: 'a-1',
        read_time: ' 60 ',
        cover_image: '/storage/v1/object/public/blog-images/blog/capa-1.webp',
        cover_image_alt: 'a'.repeat(500),
        content_image_1: 'https://example.com/a.webp',
        content: 'a'.repeat(500_000),
        cta_1_text: 'Calcule',
        cta_1_link: ' /calculadora/saude/imc?x=1#y ',
        cta_2_text: 'Leia',
        cta_2_link: 'HTTP://example.com/a',
        related_calculators: ['IMC', 'um que ninguém conhece'],
      }),
    ).toEqual({});
  });

  it('reports the missing fields of an empty form, in the order of the form', () => {
    expect(Object.entries(checkPost({ ...emptyForm('2026-11-20'), published_at: '' }))).toEqual([
      ['title', 'Digite o título.'],
      ['slug', 'Digite o endereço do artigo.'],
      ['excerpt', 'Digite o resumo.'],
      ['content', 'Escreva o conteúdo.'],
    ]);
  });

  const bad: [field: PostField, value: string, sentence: string | RegExp][] = [
    ['title', ' \n', 'Digite o título.'],
    ['title', 'a'.repeat(301), 'O título pode ter até 300 caracteres.'],
    ['slug', 'Férias', /^Use só letras minúsculas/],
    ['slug', 'ferias-', /^Use só letras minúsculas/],
    ['slug', 'a'.repeat(201), /200/],
    ['read_time', '0', 'O tempo de leitura vai de 1 a 60 minutos.'],
    ['read_time', '61', 'O tempo de leitura vai de 1 a 60 minutos.'],
    ['read_time', '2.5', 'Digite um número inteiro de minutos.'],
    ['read_time', '', 'Digite um número inteiro de minutos.'],
    ['read_time', 'cinco', 'Digite um número inteiro de minutos.'],
    ['category', 'educacional', 'Escolha uma das categorias.'],
    ['published_at', '20/11/2026', 'Escolha uma data de publicação entre 1920 e 2199.'],
    ['excerpt', 'a'.repeat(2001), 'O resumo pode ter até 2.000 caracteres.'],
    ['content', 'a'.repeat(500_001), 'O conteúdo pode ter até 500.000 caracteres.'],
    ['cover_image', 'javascript:alert(1)', 'O endereço da imagem não é válido.'],
    ['cover_image_alt', 'a'.repeat(501), 'A descrição pode ter até 500 caracteres.'],
  ];
  it.each(bad.map(([field, value, sentence]) => ({ field, start: value.slice(0, 20), value, sentence })))(
    'refuses the $field “$start”',
    ({ field, value, sentence }) => {
      const problems = checkPost({ ...GOOD, [field]: value });
      expect(Object.keys(problems)).toEqual([field]);
      expect(problems[field]).toMatch(sentence);
    },
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//example.com',
    '/\\example.com',
    'example.com',
    'https://',
  ])('refuses a button link to %s', (link) => {
    expect(checkPost({ ...GOOD, cta_1_text: 'Calcule', cta_1_link: link })).toEqual({
      cta_1_link: 'Comece com / (uma página deste site) ou com https://.',
    });
  });

  it('requires both the text and the link of a button', () => {
    expect(checkPost({ ...GOOD, cta_1_text: 'Calcule', cta_2_link: '/' })).toEqual({
      cta_1_link: 'Digite o link do botão, ou apague o texto dele.',
      cta_2_text: 'Digite o texto do botão, ou apague o link dele.',
    });
  });
});

describe('checkDraft', () => {
  it('accepts a draft without excerpt, content or half of a button, but not without title or address', () => {
    const form = { ...emptyForm('2026-11-20'), cta_1_text: 'Calcule' };
    expect(Object.keys(checkPost(form))).toEqual(['title', 'slug', 'excerpt', 'content', 'cta_1_link']);
    expect(Object.keys(checkDraft(form, checkPost(form)))).toEqual(['title', 'slug']);
    const wrong = { ...form, title: 'Férias', slug: 'ferias', read_time: 'x', excerpt: 'a'.repeat(2001) };
    expect(Object.keys(checkDraft(wrong, checkPost(wrong)))).toEqual(['read_time', 'excerpt']);
  });
});

describe('isIncomplete', () => {
  it('is true without a title, an excerpt or content', () => {
    expect(isIncomplete(GOOD)).toBe(false);
    for (const name of ['title', 'excerpt', 'content'])
      expect(isIncomplete({ ...GOOD, [name]: ' ' })).toBe(true);
    expect(isIncomplete({ ...GOOD, slug: '' })).toBe(false);
  });
});

describe('the schema', () => {
  const REFUSING = ['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'maxItems', 'oneOf'];

  it('has a message for every keyword that can refuse a value', () => {
    for (const name of POST_FIELDS) {
      const field = POST_SCHEMAS[name];
      for (const keyword of REFUSING.filter((word) => word in field)) {
        expect(field.messages, `${name}: ${keyword}`).toHaveProperty(keyword);
      }
    }
  });

  it('assigns every field to one of the five tabs', () => {
    const tabs: readonly string[] = TABS.map(({ id }) => id);
    expect(tabs).toHaveLength(5);
    for (const name of POST_FIELDS) expect(tabs).toContain(POST_SCHEMAS[name].tab);
  });
});
