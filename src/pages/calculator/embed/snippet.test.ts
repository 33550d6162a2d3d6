import { describe, expect, it } from 'vitest';
import { embedAddress, snippetOf } from './snippet.ts';

const PLAIN = { theme: '', colour: '', fragment: '' };

describe('the address of a calculator within another site', () => {
  it('says only what was chosen', () => {
    expect(embedAddress('/embed/saude/imc', PLAIN)).toBe('/embed/saude/imc');
    expect(
      embedAddress('/embed/saude/imc', { theme: 'escuro', colour: '#0b7285', fragment: '#weight=70' }),
    ).toBe('/embed/saude/imc?tema=escuro&cor=0b7285#weight=70');
  });
});

describe('the snippet', () => {
  const snippet = snippetOf(
    'https://contas.example',
    '/embed/a/b?tema=claro&cor=azul#nome="<b>"',
    'Juros & "mora"',
  );

  it('is a frame with a title, a height for those without scripts, and the address', () => {
    expect(snippet).toContain(
      'src="https://contas.example/embed/a/b?tema=claro&amp;cor=azul#nome=&quot;&lt;b&gt;&quot;"',
    );
    expect(snippet).toContain('title="Juros &amp; &quot;mora&quot;"');
    expect(snippet).toMatch(/ height="\d+" /);
  });

  it('listens to the calculator’s own site alone', () => {
    expect(snippet).toContain("event.origin !== 'https://contas.example'");
    expect(snippet).toContain('frame.contentWindow === event.source');
  });
});
