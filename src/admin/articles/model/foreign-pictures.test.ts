import { describe, expect, it } from 'vitest';
import { foreignPictures } from './foreign-pictures.ts';
import { emptyForm } from './post-form.ts';

const FORM = emptyForm('2026-11-20');
const ORIGINS = ['https://site.example', 'https://projeto.supabase.co'];

describe('foreignPictures', () => {
  it.each([
    '/favicon.svg',
    '/storage/v1/object/public/blog-images/blog/capa-1.webp',
    'https://site.example/a.webp',
    'https://PROJETO.supabase.co/storage/v1/object/public/blog-images/blog/capa-1.webp',
  ])('accepts %s', (address) => {
    const form = { ...FORM, cover_image: address, content_image_1: address, content_image_2: address };
    expect(foreignPictures(form, [address], ORIGINS)).toEqual({});
  });

  it.each([
    'https://outro.example/a.webp',
    'http://site.example/a.webp',
    'https://site.example:8443/a.webp',
    'https://site.example.outro.example/a.webp',
    'https://projeto.supabase.co@outro.example/a.webp',
    '//outro.example/a.webp',
    '/\\outro.example/a.webp',
    'https://',
  ])('reports %s in every field', (address) => {
    const form = { ...FORM, cover_image: address, content_image_1: address, content_image_2: address };
    expect(Object.keys(foreignPictures(form, ['/favicon.svg', address], ORIGINS))).toEqual([
      'cover_image',
      'content_image_1',
      'content_image_2',
      'content',
    ]);
  });

  it.each([
    ['data:image/png;base64,iVBORw0KGgo=', 'A imagem colada dentro do texto'],
    ['DATA:image/gif;base64,R0lGOD', 'A imagem colada dentro do texto'],
    ['file:///C:/Users/ana/foto.png', 'A imagem de um arquivo do seu computador'],
    ['C:\\Users\\ana\\foto.png', 'A imagem de um arquivo do seu computador'],
    ['http://outro.example/a.png', 'A imagem de outro.example'],
    ['imagens/foto.png', 'A imagem de imagens/foto.png'],
  ])('refuses %s in the content', (address, name) => {
    expect(foreignPictures(FORM, ['/favicon.svg', address], ORIGINS)).toEqual({
      content: `${name} não seria mostrada: o site só mostra as que estão nele. Envie-a na aba Imagens e insira-a no lugar dessa, ou tire-a.`,
    });
  });

  it('names the site of a picture in the content', () => {
    expect(foreignPictures(FORM, ['https://outro.example/a.webp?b'], ORIGINS).content).toMatch(
      /^A imagem de outro\.example não seria mostrada/,
    );
  });
});
