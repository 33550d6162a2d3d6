/**
 * Parses the HTML of articles for the build, which has no browser. It supports what editors write, not the
 * whole standard. That is sufficient, because articles are rebuilt from known elements whatever the parser
 * returns, and browsers parse the article themselves once they have fetched it.
 */
import type { HtmlElement, HtmlNode } from '../../src/blog/live/html-content.ts';
import { decodeEntities } from './entities.ts';

interface OpenElement extends HtmlElement {
  readonly childNodes: HtmlNode[];
}

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Elements whose content is not visible text. */
const DROPPED = new Set(
  'script style iframe object embed noembed noframes noscript template textarea title svg math audio video select head'.split(
    ' ',
  ),
);
const NO_CONTENT = new Set([...VOID].filter((name) => name !== 'embed'));
/** Raw-text elements: their content is text up to their own end tag. */
const RAW = new Set('script style iframe noembed noframes noscript textarea title'.split(' '));
/** Elements that implicitly close an open paragraph. */
const BLOCKS = new Set(
  'address article aside blockquote details div dl figure figcaption footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul'.split(
    ' ',
  ),
);
/**
 * Elements that implicitly close an open element of the same kind, unless one of the listed ancestors is in
 * between.
 */
const ENDS: Readonly<Record<string, readonly [ended: readonly string[], within: readonly string[]]>> = {
  li: [['li'], ['ul', 'ol']],
  dt: [['dt', 'dd'], ['dl']],
  dd: [['dt', 'dd'], ['dl']],
  tr: [['tr'], ['table']],
  td: [['td', 'th'], ['table']],
  th: [['td', 'th'], ['table']],
  thead: [['thead', 'tbody', 'tfoot'], ['table']],
  tbody: [['thead', 'tbody', 'tfoot'], ['table']],
  tfoot: [['thead', 'tbody', 'tfoot'], ['table']],
  a: [['a'], ['table']],
};
/** The parent that browsers insert around an element that lacks it. */
const PARENTS: Readonly<Record<string, readonly [parents: readonly string[], made: string]>> = {
  tr: [['thead', 'tbody', 'tfoot'], 'tbody'],
  td: [['tr'], 'tr'],
  th: [['tr'], 'tr'],
};

const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>?|<\/(?![a-zA-Z])[^>]*>?|<\/([a-zA-Z][^\s/>]*)[^>]*>?|<([a-zA-Z][^\s/>]*)/y;
const TEXT = /[^<]+|</y;
const ATTRIBUTE = /[\s/]*([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"?|'([^']*)'?|([^\s>"'][^\s>]*)))?/y;

const text = (value: string): HtmlNode => ({
  nodeName: '#text',
  nodeType: 3,
  nodeValue: value,
  childNodes: [],
});

function element(nodeName: string, attributes: ReadonlyMap<string, string>): OpenElement {
  const getAttribute = (name: string) => attributes.get(name) ?? null;
  return { nodeName, nodeType: 1, nodeValue: null, childNodes: [], getAttribute };
}

/** The stack of open elements, outermost first. */
class Tree {
  readonly root = element('body', new Map());
  readonly open = [this.root];

  get innermost(): OpenElement {
    return this.open.at(-1) ?? this.root;
  }

  /** Closes the innermost of some elements, and everything inside it, unless one of `walls` is in between. */
  end(names: readonly string[], walls: readonly string[] = []): void {
    const at = this.open.findLastIndex(
      ({ nodeName }) => names.includes(nodeName) || walls.includes(nodeName),
    );
    if (at > 0 && names.includes(this.open[at]?.nodeName ?? '')) this.open.length = at;
  }

  begin(name: string, attributes: ReadonlyMap<string, string>): void {
    if (BLOCKS.has(name)) this.end(['p'], ['li', 'td', 'th', 'blockquote', 'div', 'table']);
    const ends = ENDS[name];
    if (ends) this.end(...ends);
    const parent = PARENTS[name];
    const isWithinTable = this.open.some(({ nodeName }) => nodeName === 'table');
    if (parent && isWithinTable && !parent[0].includes(this.innermost.nodeName))
      this.begin(parent[1], new Map());
    const made = element(name, attributes);
    if (!DROPPED.has(name)) this.innermost.childNodes.push(made);
    if (!NO_CONTENT.has(name)) this.open.push(made);
  }
}

/** Parses HTML to nodes; accepts any text. */
export function parseHtml(html: string): readonly HtmlNode[] {
  const tree = new Tree();
  const lowerCase = html.toLowerCase();
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(html);
    if (match) at = pattern.lastIndex;
    return match;
  };
  const takeAttributes = (): Map<string, string> => {
    const attributes = new Map<string, string>();
    for (let match = take(ATTRIBUTE); match; match = take(ATTRIBUTE)) {
      const [, name = '', double, single, bare] = match;
      const key = name.toLowerCase();
      if (!attributes.has(key)) attributes.set(key, decodeEntities(double ?? single ?? bare ?? ''));
    }
    const end = html.indexOf('>', at);
    at = end < 0 ? html.length : end + 1;
    return attributes;
  };
  while (at < html.length) {
    const token = take(TOKEN);
    if (token?.[2] !== undefined) {
      const name = token[2].toLowerCase();
      tree.begin(name, takeAttributes());
      if (RAW.has(name)) {
        const end = lowerCase.indexOf(`</${name}`, at);
        at = end < 0 ? html.length : end;
      }
    } else if (token?.[1] !== undefined) tree.end([token[1].toLowerCase()]);
    else if (!token) tree.innermost.childNodes.push(text(decodeEntities(take(TEXT)?.[0] ?? '')));
  }
  return tree.root.childNodes;
}
