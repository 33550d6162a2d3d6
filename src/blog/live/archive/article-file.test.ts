import { describe, expect, it } from 'vitest';
import { listField, readArticleFile, textField, writeArticleFile } from './article-file.ts';

const fieldsOf = (yaml: string) => readArticleFile(`---\n${yaml}\n---\n\nTexto\n`);

describe('the file of an article', () => {
  it('is read back with its values as strings', () => {
    const fields = {
      title: 'CLT: "ou" PJ? # 1',
      excerpt: 'Duas linhas:\n- uma\n- outra\n',
      published_at: '2026-01-10T15:00:00.123456+00:00',
      search_title: '2026',
      author_name: 'null',
      read_time: 5,
      related_calculators: ['INSS', '13º'],
      cover_image: null,
      former_addresses: [],
    };
    const text = writeArticleFile({ fields, markdown: '## a\n' });
    expect(text).toMatch(/^---\ntitle: /);
    const { cover_image: _none, former_addresses: _empty, ...filled } = fields;
    expect(readArticleFile(text)).toEqual({ fields: { ...filled, read_time: '5' }, markdown: '\n## a\n' });
  });

  it('may have a byte-order mark, Windows line ends and handwritten fields', () => {
    const file = readArticleFile('\uFEFF---\r\ntitle: Férias\r\npublished_at: 2026-11-20\r\n---\r\nTexto');
    expect(file).toEqual({ fields: { title: 'Férias', published_at: '2026-11-20' }, markdown: 'Texto' });
  });

  it.each([
    ['no front matter', 'Texto'],
    ['unclosed front matter', '---\ntitle: a\n'],
    ['broken YAML', '---\ntitle: [a\n---\n'],
    ['a duplicate name', '---\ntitle: a\ntitle: b\n---\n'],
    ['aliases that multiply values', '---\na: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n---\n'],
    ['deep nesting', `---\na: ${'['.repeat(200_000)}\n---\n`],
    ['thousands of names', `---\n${Array.from({ length: 9000 }, (_, n) => `a${n}: b`).join('\n')}\n---\n`],
    ['a huge text', `---\na: b\n---\n${'x'.repeat(700_000)}`],
  ])('is refused with %s', (_what, text) => {
    expect(readArticleFile(text)).toBeUndefined();
  });

  it('yields neither other types of values nor inherited ones', () => {
    const file = fieldsOf(
      'title: {a: b}\nexcerpt: [a]\nrelated_calculators: [a, {b: c}]\n__proto__: {slug: x}',
    );
    if (!file) throw new Error('unreadable');
    expect([textField(file, 'title'), textField(file, 'excerpt'), textField(file, 'slug')]).toEqual([
      '',
      '',
      '',
    ]);
    expect(textField(file, 'constructor')).toBe('');
    expect(listField(file, 'related_calculators')).toEqual(['a']);
    expect(Reflect.get({}, 'slug')).toBeUndefined();
  });
});
