/** Reads clipboard content from Word, Google Docs, LibreOffice, web pages, Markdown, or plain text. */
import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { ContentNode } from '../../../catalogue/content-node.ts';
import { safePicture } from '../../../ui/safe-address.ts';
import { contentOfHtml, isElement, readHtml, textOf } from '../html-content.ts';
import { embeddedIn, visit, type Embedded } from '../html-media.ts';
import { htmlOfMarkdown } from '../markdown-html.ts';
import { withWordLists } from './word-lists.ts';

export interface Pasted {
  readonly content: ContentNode[];
  /** Embedded pictures (`data:` addresses), by their placeholder addresses in the content. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Number of pictures omitted, because they are on the author's computer or another site. */
  readonly lost: number;
  /** Embedded media omitted. */
  readonly embedded: readonly Embedded[];
}

/** Prefix of the placeholder addresses of embedded pictures. */
export const PASTED_PLACE = '/imagem-colada/';

const STYLES: readonly [RegExp, string][] = [
  [/(?<![-\w])font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/(?<![-\w])font-style:\s*italic/i, 'em'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub\b/i, 'sub'],
  [/text-decoration:[^;]*line-through/i, 's'],
];

const HIDDEN = /mso-(?:element|special-character):\s*comment|mso-hide:\s*all|(?<![-\w])display:\s*none/i;

/** References to comments in Word, and paragraph ends in Word for the web, which contain a space. */
const HIDDEN_CLASS = /\b(?:MsoCommentReference|EOP)\b/;

/**
 * True for parts that a document does not show as its text: reviewers' comments, tracked deletions, hidden text, and
 * the pictures with which Google Docs draws check boxes.
 */
function isHidden({ tagName, properties }: Element): boolean {
  const isDeletion = tagName === 'del' && ('cite' in properties || 'dateTime' in properties);
  const isCheckbox = tagName === 'img' && String(properties['ariaRoleDescription']) === 'checkbox';
  const isOfWord = HIDDEN_CLASS.test(String(properties['className']));
  return isDeletion || isCheckbox || isOfWord || HIDDEN.test(textOf(properties['style']));
}

function removeHidden(node: { children: RootContent[] }): void {
  node.children = node.children.filter((child) => !(isElement(child) && isHidden(child)));
}

const isList = (node: ElementContent) => isElement(node) && /^[ou]l$/.test(node.tagName);

/** Converts the styles of a span, with which Google Docs formats text, to elements. */
function convertStyles(node: Element): void {
  if (node.tagName !== 'span') return;
  for (const [pattern, tagName] of STYLES) {
    if (!pattern.test(textOf(node.properties['style']))) continue;
    node.children = [{ type: 'element', tagName, properties: {}, children: node.children }];
  }
}

/** Converts a paragraph that is a heading only to screen readers, as in Word for the web. */
function convertHeading(node: Element): void {
  const { role, ariaLevel } = node.properties;
  if (role === 'heading' && /^(?:p|div)$/.test(node.tagName))
    node.tagName = `h${Math.min(Number(ariaLevel) || 2, 4)}`;
}

/** Moves a list directly inside another list into the preceding item. */
function nestLists(list: Element): void {
  const items: ElementContent[] = [];
  for (const child of list.children) {
    const item = items.findLast(isElement);
    if (isList(child) && item?.tagName === 'li') item.children.push(child);
    else items.push(child);
  }
  list.children = items;
}

/** The parts of a paste besides its content. */
type Taken = Omit<Pasted, 'content'>;
const NOTHING: Taken = { pictures: new Map(), lost: 0, embedded: [] };

/** Removes pictures that the site cannot show from a tree; embedded ones get placeholder addresses. */
function takePictures(tree: Root, isOurs: (address: string) => boolean): Taken {
  const pictures = new Map<string, string>();
  let lost = 0;
  visit(tree.children, (node) => {
    if (node.tagName !== 'img') return;
    const address = textOf(node.properties['src']);
    const placeholder = `${PASTED_PLACE}${pictures.size + 1}`;
    const isData = /^data:image\//i.test(address);
    if (isData) pictures.set(placeholder, address);
    else if (safePicture(address) !== undefined && isOurs(address)) return;
    else lost += 1;
    node.properties['src'] = isData ? placeholder : '';
  });
  return { pictures, lost, embedded: embeddedIn(tree.children) };
}

/** Reads HTML with `read`, and takes out the pictures that the site cannot show. */
function pastedHtml(html: string, isOurs: (address: string) => boolean, read = contentOfHtml): Pasted {
  let taken = NOTHING;
  const content = read(html, (tree) => {
    removeHidden(tree);
    tree.children = withWordLists(tree.children);
    visit(tree.children, (node) => {
      removeHidden(node);
      convertStyles(node);
      convertHeading(node);
      if (isList(node)) nestLists(node);
    });
    taken = takePictures(tree, isOurs);
  });
  return { ...taken, content };
}

const MARKDOWN = /^(?:#{1,6} |[-*+] \S|\d+[.)] \S|> |\|.*\|\s*$|```)|\]\([^)\s]+\)|\*\*\S/m;

function textContent(text: string): ContentNode[] {
  return text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => ({
      tag: 'p',
      children: part
        .trim()
        .split('\n')
        .flatMap((line, index): ContentNode[] => (index === 0 ? [line] : [{ tag: 'br' }, line])),
    }));
}

/** Maximum length of a line that no program has wrapped, in characters. */
const MAX_UNWRAPPED = 60;

/** Ends lines with Markdown's break, unless they are so long that a program may have wrapped them. */
function withLineBreaks(markdown: string): string {
  const parts = markdown.split(/(\n\s*\n)/).map((part, at) => {
    const isGap = at % 2 === 1;
    if (isGap) return part;
    const lines = part.split('\n');
    const width = lines.reduce((longest, line) => Math.max(longest, line.length), MAX_UNWRAPPED);
    return lines
      .map((line, index) => {
        const [word = ''] = lines[index + 1]?.trim().split(/\s/, 1) ?? [];
        return `${line} ${word}`.length > width ? line : `${line}  `;
      })
      .join('\n');
  });
  return parts.join('');
}

/** Matches the front matter of an article in Markdown, which Markdown would read as a heading. */
const FRONT_MATTER = /^---\n(?=(?:.+\n)*(?:slug|title):)(?:\w[\w-]*:.*\n|[ \t-].*\n)+?---\n/;

function pastedText(text: string, isOurs: (address: string) => boolean): Pasted {
  const plain = text.replaceAll(/\r\n?/g, '\n').replace(FRONT_MATTER, '');
  if (MARKDOWN.test(plain)) {
    try {
      return pastedHtml(htmlOfMarkdown(withLineBreaks(plain)), isOurs, readHtml);
    } catch {
      // Paste Markdown that is too large or too deep as its source, so that nothing is lost.
    }
  }
  return { ...NOTHING, content: textContent(plain) };
}

const isBare = (node: ContentNode): boolean =>
  typeof node === 'string' ||
  (['p', 'br', 'pre', 'code'].includes(node.tag) && (node.children ?? []).every(isBare));

/** True if the HTML adds no structure to its text, as in code editors, which only color Markdown. */
function isUnstructured({ content, lost, embedded }: Pasted): boolean {
  return lost === 0 && embedded.length === 0 && content.every(isBare);
}

/** Moves pictures out of paragraphs, each into its own figure. */
function moveOutPictures(node: ContentNode): ContentNode[] {
  if (typeof node === 'string' || node.tag !== 'p') return [node];
  const blocks: { tag: 'p' | 'figure'; children: ContentNode[] }[] = [];
  for (const child of node.children ?? []) {
    const isPicture = typeof child !== 'string' && child.tag === 'img';
    const last = blocks.at(-1);
    if (isPicture) blocks.push({ tag: 'figure', children: [child] });
    else if (last?.tag === 'p') last.children.push(child);
    else if (typeof child !== 'string' || child.trim() !== '') blocks.push({ tag: 'p', children: [child] });
  }
  return blocks;
}

/**
 * Reads pasted content. Never throws, and is as strict as `contentOfHtml`.
 *
 * @param isOurs returns true if the site shows the picture at an address.
 */
export function pasted(
  { html, text }: { readonly html: string; readonly text: string },
  isOurs: (address: string) => boolean,
): Pasted {
  const rich = pastedHtml(html, isOurs);
  const isText = html.trim() === '' || (text !== '' && isUnstructured(rich) && MARKDOWN.test(text));
  const { content, ...taken } = isText ? pastedText(text, isOurs) : rich;
  return { ...taken, content: content.flatMap(moveOutPictures) };
}
