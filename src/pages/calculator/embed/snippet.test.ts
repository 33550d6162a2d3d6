import { describe, expect, it } from 'vitest';
import { embedAddress, snippetOf } from './snippet.ts';

const PLAIN = { theme: '', colour: '', fragment: '' };

describe('embedAddress', () => {
  it('contains only options that were chosen', () => {
    expect(embedAddress('/embed/saude/imc', PLAIN)).toBe('/embed/saude/imc');
    expect(
      embedAddress('/embed/saude/imc', { theme: 'escuro', colour: '#0b7285', fragment: '#weight=70' }),
    ).toBe('/embed/saude/imc?tema=escuro&cor=0b7285#weight=70');
  });
});

describe('snippetOf', () => {
  const snippet = snippetOf(
    'https://contas.example',
    '/embed/a/b?tema=claro&cor=azul#nome="<b>"',
    'Juros & "mora"',
  );

  it('returns a frame with title, address, and a fallback height for sites without scripts', () => {
    expect(snippet).toContain(
      'src="https://contas.example/embed/a/b?tema=claro&amp;cor=azul#nome=&quot;&lt;b&gt;&quot;"',
    );
    expect(snippet).toContain('title="Juros &amp; &quot;mora&quot;"');
    expect(snippet).toMatch(/ height="\d+" /);
  });

  it('accepts messages only from frames of the calculator’s own site', () => {
    expect(snippet).toContain(
      "frame.contentWindow === event.source && frame.src.indexOf('https://contas.example/') === 0",
    );
  });
});
