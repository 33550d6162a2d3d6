import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CONTENT_ATTRIBUTES, CONTENT_TAGS } from '../../../catalogue/content-node.ts';
import { ContentNote } from './content-note.tsx';

const namesIn = (markup = '') => [...markup.matchAll(/<code>(.+?)<\/code>/g)].map(([, name]) => name);

describe('ContentNote', () => {
  const [removed, allowed] = renderToStaticMarkup(<ContentNote />).split('<details>');

  it('lists everything that the sanitizer keeps', () => {
    expect(namesIn(allowed)).toEqual([...CONTENT_TAGS, ...CONTENT_ATTRIBUTES]);
  });

  it('does not list kept names as removed', () => {
    expect(namesIn(removed)).toEqual(['iframe', 'class', 'colspan']);
    for (const name of namesIn(removed)) expect(namesIn(allowed)).not.toContain(name);
  });
});
