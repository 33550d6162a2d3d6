import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CONTENT_ATTRIBUTES, CONTENT_TAGS } from '../../../catalogue/content-node.ts';
import { ContentNote } from './content-note.tsx';

const namesIn = (markup = '') => [...markup.matchAll(/<code>(.+?)<\/code>/g)].map(([, name]) => name);

describe('a nota do conteúdo', () => {
  const [taken, allowed] = renderToStaticMarkup(
    <ContentNote tags={CONTENT_TAGS} attributes={CONTENT_ATTRIBUTES} />,
  ).split('<details>');

  it('diz tudo o que o sanitizador deixa', () => {
    expect(namesIn(allowed)).toEqual([...CONTENT_TAGS, ...CONTENT_ATTRIBUTES]);
  });

  it('não diz que some o que fica', () => {
    expect(namesIn(taken)).toEqual(['iframe', 'class', 'colspan']);
    for (const name of namesIn(taken)) expect(namesIn(allowed)).not.toContain(name);
  });
});
