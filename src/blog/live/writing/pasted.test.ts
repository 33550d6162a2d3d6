import { describe, expect, it } from 'vitest';
import { COLOURED, DOCS, LIBRE, MARKDOWN, REVIEWED, WORD, WORD_WEB } from '../testing/clipboards.ts';
import { HOSTILE, written } from '../testing/hostile-html.ts';
import { pasted } from './pasted.ts';

const isOurs = (address: string) => address.startsWith('/');
const paste = (html: string, text = '') => pasted({ html, text }, isOurs);
const shown = (html: string, text = '') =>
  written(paste(html, text).content)
    .replaceAll(/>\s*\n\s*</g, '><')
    .replaceAll(/\s+/g, ' ');

describe('pasted', () => {
  it('keeps headings, nested lists, tables, links and emphasis from Word', () => {
    expect(shown(WORD)).toBe(
      '<h2>Férias em 2026</h2>' +
        '<p>Todo empregado tem <b>30 dias</b> e <i>um terço</i> a mais (<a href="https://www.planalto.gov.br/ccivil_03/decreto-lei/del5452.htm">CLT</a>).</p>' +
        '<ul><li>Vendidas<ul><li>até dez dias</li></ul></li><li>Divididas</li></ul>' +
        '<h2>Como pedir</h2><ol><li>Escreva</li><li>Entregue</li></ol>' +
        '<table><tbody><tr><td><p><b>Mês</b></p></td><td><p>Avos</p></td></tr><tr><td><p>Junho</p></td><td><p>6/12</p></td></tr></tbody></table>',
    );
    expect(paste(WORD).lost).toBe(1);
  });

  it('leaves out comments, tracked deletions and hidden text from Word', () => {
    expect(shown(REVIEWED)).toBe('<p>O prazo é de trinta dias[1].</p><p>[1] A nota.</p>');
    expect(shown('<p>Era <del>dez</del> <strike>vinte</strike></p>')).toBe(
      '<p>Era <del>dez</del> <s>vinte</s></p>',
    );
  });

  it('continues the numbers of a list from Word after a paragraph', () => {
    const item = (marker: string, text: string) =>
      `<p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>${marker} </span>${text}</p>`;
    expect(
      shown(`${item('1.', 'Escreva')}<p>Uma carta.</p>${item('2.', 'Entregue')}${item('3.', 'Espere')}`),
    ).toBe('<ol><li>Escreva</li></ol><p>Uma carta.</p><ol start="2"><li>Entregue</li><li>Espere</li></ol>');
  });

  it('keeps numbered headings of Word, with their numbers', () => {
    const heading = (marker: string, text: string) =>
      `<h2 style='mso-list:l3 level1 lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp;</span></span>${text}</h2>`;
    expect(shown(`${heading('1.', 'Quem recebe')}<p>Todos.</p>${heading('2.', 'Quando')}`)).toBe(
      '<h2>1. Quem recebe</h2><p>Todos.</p><h2>2. Quando</h2>',
    );
    expect(shown(heading('·', 'Com marcador'))).toBe('<h2>Com marcador</h2>');
  });

  it('keeps headings and nested lists from Word for the web', () => {
    expect(shown(WORD_WEB)).toBe(
      '<h2>Quem recebe</h2><p>Todo <b>empregado</b>.</p>' +
        '<ul><li>Doméstico<ul><li>Diarista</li></ul></li><li>Rural</li></ul>' +
        '<p>Depois:</p><ol><li>Escreva</li><li>Entregue</li></ol>',
    );
  });

  it('keeps check boxes of Google Docs as a list, without their pictures', () => {
    const box = '<img src="data:image/png;base64,AA" alt="unchecked" aria-roledescription="checkbox">';
    const list = `<ul><li role="checkbox">${box}<p><span>Pedir</span></p></li></ul>`;
    expect(shown(list)).toBe('<ul><li><p>Pedir</p></li></ul>');
    expect(paste(list).pictures.size).toBe(0);
  });

  it('keeps structure and formatting from Google Docs, which formats with styles', () => {
    expect(shown(DOCS)).toBe(
      '<h2>Quem recebe</h2>' +
        '<p>Todo empregado <strong>com carteira</strong><em> assinada</em> <a href="https://www.gov.br">no site</a></p>' +
        '<ul><li><p>Doméstico</p><ul><li><p>Diarista</p></li></ul></li><li><p>Rural</p></li></ul>' +
        '<table><tbody><tr><td><p>Mês</p></td><td><p>Avos</p></td></tr><tr><td><p>Junho</p></td><td><p>6/12</p></td></tr></tbody></table>',
    );
    expect(paste(DOCS).lost).toBe(1);
  });

  it('keeps structure and formatting from LibreOffice, with the picture to upload', () => {
    expect(shown(LIBRE)).toBe(
      '<h2>Quem recebe</h2><p>Todo <b>empregado</b> com <i>carteira</i> e H<sub>2</sub>O</p>' +
        '<ol><li><p>Escreva</p></li><li><p>Entregue</p></li></ol>' +
        '<table><thead><tr><th><p>Mês</p></th><th><p>Avos</p></th></tr></thead><tbody><tr><td><p>Junho</p></td><td><p>6/12</p></td></tr></tbody></table>' +
        '<figure><img src="/imagem-colada/1" alt="Um gráfico"></figure>',
    );
    expect([...paste(LIBRE).pictures]).toEqual([['/imagem-colada/1', 'data:image/png;base64,iVBORw0KGgo=']]);
  });

  it('reads Markdown, even with the colors of a code editor', () => {
    expect(shown('', MARKDOWN)).toBe(
      '<h2>Quem recebe</h2><p>Todo <strong>empregado</strong> com <a href="https://www.gov.br">carteira</a> e <em>um terço</em>.</p>' +
        '<ul><li>Doméstico <ul><li>Diarista</li></ul></li><li>Rural</li></ul><ol><li>Escreva</li><li>Entregue</li></ol>' +
        '<blockquote><p>Uma citação</p></blockquote>' +
        '<table><thead><tr><th>Mês</th><th>Avos</th></tr></thead><tbody><tr><td>Junho</td><td>6/12</td></tr></tbody></table><p>[CTA-1]</p>',
    );
    expect(shown(COLOURED, '## Título\n- um')).toBe('<h2>Título</h2><ul><li>um</li></ul>');
  });

  it.each([
    ['## Sec\n\nH<sub>2</sub>O', '<h2>Sec</h2><p>H<sub>2</sub>O</p>'],
    ['## Sec\n\n<div>Aviso</div>', '<h2>Sec</h2><p>Aviso</p>'],
    [
      '| a | b |\n|---|---|\n| x<br>y | z |',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>x<br>y</td><td>z</td></tr></tbody></table>',
    ],
    [
      '**a**\n\n<table><tr><td colspan="2">b</td></tr><tr><td>1</td><td>2</td></tr></table>',
      '<p><strong>a</strong></p><table><tbody><tr><td>b</td><td>b</td></tr><tr><td>1</td><td>2</td></tr></tbody></table>',
    ],
  ])('keeps HTML in Markdown: %s', (text, content) => {
    expect(shown('', text)).toBe(content);
  });

  it('names the notes of Markdown in Portuguese, without arrows that would lead nowhere', () => {
    expect(shown('', '## a\n\nb[^1]\n\n[^1]: c')).toMatch(/<h2>Notas<\/h2><ol><li><p>c\s*<\/p><\/li><\/ol>$/);
  });

  it('takes pictures out of HTML in Markdown', () => {
    const text = '## a\n\n<img src="https://outro.example/a.png"> <img src="data:image/png;base64,AA">';
    expect(paste('', text)).toMatchObject({
      lost: 1,
      pictures: new Map([['/imagem-colada/1', 'data:image/png;base64,AA']]),
    });
  });

  it.each([
    ['a huge table', `${'|a'.repeat(900)}|\n${'|-'.repeat(900)}|\n${'|b|\n'.repeat(300)}`],
    ['too many quotes', `## a\n\n${'>'.repeat(20_000)} b`],
    ['too many lists', `## a\n\n${'1. - '.repeat(10_000)} b`],
    ['too many elements', `## a\n\n${'<div>'.repeat(20_000)}b`],
  ])('pastes Markdown with %s as plain text', (_what, text) => {
    const before = process.cpuUsage();
    const [block] = paste('', text).content;
    expect(written(block ? [block] : [])).toContain(text.slice(0, 4).replaceAll('>', '&gt;'));
    expect(process.cpuUsage(before).user).toBeLessThan(10_000_000);
  });

  it('leaves out the front matter of an article in Markdown, but no text between rules', () => {
    expect(shown('', '---\ntitle: Férias\ntags:\n  - clt\n---\n\n## Quanto\n\nUm terço.')).toBe(
      '<h2>Quanto</h2><p>Um terço.</p>',
    );
    expect(shown('', '---\nAtenção: **novo**\n---\n\nTexto.')).toContain('Atenção');
    // Lines that could be a field or an item must not be tried both ways, which would take for ever.
    expect(shown('', `---\ntitle: Férias\n${'-a: b\n'.repeat(50)}Fim`)).toContain('Férias');
  });

  it('keeps paragraphs and line breaks of plain text', () => {
    expect(shown('', 'Um\r\ndois\r\n\r\nTrês - 4 * 5')).toBe('<p>Um<br>dois</p><p>Três - 4 * 5</p>');
  });

  it('keeps line breaks around a list in a message', () => {
    expect(shown('', 'Bom dia!\nFaltam:\n- o resumo\n- a capa\n\nAbraços,\nAna')).toBe(
      '<p>Bom dia!<br> Faltam:</p><ul><li>o resumo</li><li>a capa</li></ul><p>Abraços,<br> Ana</p>',
    );
  });

  it('joins the lines of Markdown that an editor has wrapped', () => {
    const lines = [
      'Quem trabalha um ano inteiro na mesma empresa recebe trinta dias de férias, com',
      'mais um terço do salário, que a empresa paga até dois dias antes do início delas',
      'em dinheiro.',
    ];
    expect(shown('', `## Férias\n\n${lines.join('\n')}`)).toBe(`<h2>Férias</h2><p>${lines.join(' ')}</p>`);
  });

  it('omits pictures from other sites', () => {
    expect(paste('<p>a<img src="https://outro.example/a.png"></p>')).toMatchObject({
      lost: 1,
      content: [{ tag: 'p', children: ['a'] }],
    });
    expect(paste('', '![x](https://outro.example/a.png) **a**').lost).toBe(1);
    expect(shown('<p><img src="/a.webp" alt="A"></p>')).toBe('<figure><img src="/a.webp" alt="A"></figure>');
  });

  it('names embedded media that it omits, in HTML and in Markdown', () => {
    const media = '<p>a</p><iframe src="https://www.youtube.com/embed/x"></iframe><math><mi>x</mi></math>';
    expect(paste(media).embedded).toEqual(['iframe', 'math']);
    expect(paste('', `## a\n\n${media}`).embedded).toEqual(['iframe', 'math']);
    expect(paste('<p>a</p>').embedded).toEqual([]);
  });

  it.each(HOSTILE)('removes hostile parts: %s', (html) => {
    for (const found of [shown(html), shown('', `## a\n\n${html}`)])
      expect(found).not.toMatch(
        /<(?:script|iframe|svg|style|form)|\son\w+=|src="(?!\/)|href="(?!\/|https?:|mailto:)/i,
      );
  });
});
