/** Shows passages of an article as text, because editors write without HTML. */
import { plainText, type ContentNode } from '../../catalogue/content-node.ts';
import { contentOfHtml } from './html-content.ts';

/** Elements whose children are lines of their own. */
const CONTAINERS = ['ul', 'ol', 'table', 'thead', 'tbody', 'blockquote', 'figure'];

function linesOf(content: readonly ContentNode[]): string[] {
  return content.flatMap((node) => {
    if (typeof node !== 'string' && CONTAINERS.includes(node.tag)) return linesOf(node.children ?? []);
    const line = plainText([node]).trim();
    return line === '' ? [] : [line];
  });
}

/** Two versions of a passage as text; as HTML if they differ in something that the text does not show. */
export function readablePair(one: string, other: string): readonly [string, string] {
  const [text = '', otherText = ''] = [one, other].map((html) => linesOf(contentOfHtml(html)).join('\n'));
  const isHidden = (html: string, shown: string) => shown === '' && html.trim() !== '';
  return text === otherText || isHidden(one, text) || isHidden(other, otherText)
    ? [one, other]
    : [text, otherText];
}
