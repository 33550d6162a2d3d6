/** The visual editor's schema: the elements of an article, and nothing else. */
import { Mark, Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { safeLink } from '../ui/safe-address.ts';
import { isOwnPicture } from './own-pictures.ts';
import { figureView } from './figure-view.ts';
import { leaveCaption } from './insert-document.ts';
import type { UploadQueue } from './upload-queue.ts';

const mark = (name: string, tag: string, key: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) };
    },
  });

/** Allows calls to action between blocks, but not inside one. */
const Document = Node.create({ name: 'doc', topNode: true, content: '(block | call)+' });

const PICTURE = { src: { default: '' }, alt: { default: '' } };

/** An inline picture; like the public pages, shows only the site's own pictures. */
const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  addAttributes: () => PICTURE,
  renderHTML: ({ node: { attrs } }) => [
    'img',
    isOwnPicture(String(attrs['src']))
      ? { src: String(attrs['src']), alt: String(attrs['alt']) }
      : { alt: String(attrs['alt']) },
  ],
});

/** A picture with its caption. During the upload it has an upload id instead of an address. */
const figure = (uploads: UploadQueue) =>
  Node.create({
    name: 'figure',
    group: 'block',
    content: 'inline*',
    isolating: true,
    draggable: true,
    addAttributes: () => ({ ...PICTURE, upload: { default: null } }),
    renderHTML: ({ node: { attrs } }) => [
      'figure',
      ['img', { src: String(attrs['src']), alt: String(attrs['alt']) }],
      ['figcaption', 0],
    ],
    addNodeView: () => (props) => figureView(props, uploads),
    addKeyboardShortcuts() {
      return { Enter: () => this.editor.commands.command(({ tr }) => leaveCaption(tr)) };
    },
  });

const CALLS = ['Primeira chamada', 'Segunda chamada'] as const;

/** The position of a call to action; the article's fields hold its text and link. */
const Call = Node.create({
  name: 'call',
  group: 'call',
  atom: true,
  draggable: true,
  addAttributes: () => ({ place: { default: 1 } }),
  renderHTML: ({ node }) => ['p', `[CTA-${Number(node.attrs['place'])}]`],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('p');
      dom.className =
        'visual-call rounded-xl border-2 border-dashed border-line px-4 py-3 font-semibold text-muted';
      dom.textContent = `${CALLS[Number(node.attrs['place']) - 1] ?? CALLS[0]}: aqui aparece o botão da aba CTAs`;
      return { dom };
    },
});

export function extensions(uploads: UploadQueue) {
  return [
    StarterKit.configure({
      document: false,
      code: false,
      heading: { levels: [2, 3, 4] },
      link: {
        openOnClick: false,
        linkOnPaste: false,
        HTMLAttributes: { target: null, rel: null },
        isAllowedUri: (address) => safeLink(address) !== undefined,
      },
    }),
    Document,
    mark('subscript', 'sub', 'Mod-,'),
    mark('superscript', 'sup', 'Mod-.'),
    mark('code', 'code', 'Mod-e'),
    Picture,
    figure(uploads),
    Call,
    // Omit column widths, which would become styles.
    Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ resizable: false }),
    TableRow,
    TableHeader,
    TableCell,
  ];
}
