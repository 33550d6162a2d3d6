import type { ChainedCommands, Editor } from '@tiptap/core';
import type { Transaction } from '@tiptap/pm/state';
import { useEffect, useReducer, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../ui/icon.tsx';
import { indexForKey } from '../ui/roving-focus.ts';
import { leaveSelectedBlock } from './insert-document.ts';

interface Tool {
  readonly label: string;
  /** Keyboard shortcut, for the button's title. */
  readonly keys?: string;
  readonly icon?: string;
  /** Shown instead of an icon. */
  readonly text?: string;
  /** The mark or node whose presence presses the button. */
  readonly active?: readonly [name: string, attributes?: object];
  readonly can?: (editor: Editor) => boolean;
  readonly change?: (chain: ChainedCommands) => ChainedCommands;
  /** Opens a dialog instead of changing the text. */
  readonly open?: () => void;
}

type Look = Pick<Tool, 'icon' | 'keys'>;

const toggle = (label: string, look: Look, name: string, change: Tool['change']): Tool => ({
  label,
  ...look,
  active: [name],
  change,
});

const heading = (label: string, { level, ...look }: Look & { readonly level: 2 | 3 | 4 }): Tool => ({
  label,
  ...look,
  keys: `Ctrl+Alt+${level}`,
  active: ['heading', { level }],
  change: (chain) => chain.toggleHeading({ level }),
});

/** Inserts a call to action, and removes its previous position, because only one counts. */
function placeCall(tr: Transaction, place: 1 | 2): boolean {
  const call = tr.doc.type.schema.nodes['call']?.create({ place });
  if (!call) return false;
  const { $to } = tr.selection;
  const isEmptyLine =
    $to.depth === 1 && $to.parent.type.name === 'paragraph' && $to.parent.content.size === 0;
  if (isEmptyLine) {
    tr.replaceWith($to.before(), $to.after(), call);
  } else {
    let at = $to.depth > 0 ? $to.after(1) : $to.pos;
    // Keep the order in which calls are inserted from one paragraph.
    while (tr.doc.nodeAt(at)?.type.name === 'call') at += call.nodeSize;
    tr.insert(at, call);
  }
  tr.before.forEach((node, at) => {
    const from = tr.mapping.map(at);
    if (node.type.name === 'call' && node.attrs['place'] === place) tr.delete(from, from + node.nodeSize);
  });
  leaveSelectedBlock(tr);
  return true;
}

const call = (place: 1 | 2): Tool => ({
  label: `Chamada ${place}`,
  text: `Chamada ${place}`,
  change: (chain) => chain.command(({ tr }) => placeCall(tr, place)).scrollIntoView(),
});

const EMPHASES = [
  toggle('Negrito', { icon: 'bold', keys: 'Ctrl+B' }, 'bold', (chain) => chain.toggleBold()),
  toggle('Itálico', { icon: 'italic', keys: 'Ctrl+I' }, 'italic', (chain) => chain.toggleItalic()),
];

const BLOCKS: readonly Tool[] = [
  heading('Título de seção', { icon: 'heading-2', level: 2 }),
  heading('Subtítulo', { icon: 'heading-3', level: 3 }),
  heading('Título menor', { icon: 'heading-4', level: 4 }),
  toggle('Lista', { icon: 'list', keys: 'Ctrl+Shift+8' }, 'bulletList', (chain) => chain.toggleBulletList()),
  toggle('Lista numerada', { icon: 'list-ordered', keys: 'Ctrl+Shift+7' }, 'orderedList', (chain) =>
    chain.toggleOrderedList(),
  ),
  toggle('Citação', { icon: 'quote', keys: 'Ctrl+Shift+B' }, 'blockquote', (chain) =>
    chain.toggleBlockquote(),
  ),
  {
    label: 'Tabela',
    icon: 'table',
    can: (editor) => !editor.isActive('table'),
    change: (chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true }),
  },
  call(1),
  call(2),
  {
    label: 'Desfazer',
    icon: 'undo-2',
    keys: 'Ctrl+Z',
    can: (editor) => editor.can().undo(),
    change: (chain) => chain.undo(),
  },
  {
    label: 'Refazer',
    icon: 'redo-2',
    keys: 'Ctrl+Shift+Z',
    can: (editor) => editor.can().redo(),
    change: (chain) => chain.redo(),
  },
];

const TABLE_TOOLS: readonly Tool[] = [
  { label: 'Nova linha', icon: 'between-vertical-end', change: (chain) => chain.addRowAfter() },
  { label: 'Nova coluna', icon: 'between-horizontal-end', change: (chain) => chain.addColumnAfter() },
  { label: 'Linha de títulos', icon: 'panel-top', change: (chain) => chain.toggleHeaderRow() },
  { label: 'Excluir linha', text: '− linha', change: (chain) => chain.deleteRow() },
  { label: 'Excluir coluna', text: '− coluna', change: (chain) => chain.deleteColumn() },
  { label: 'Excluir tabela', text: '− tabela', change: (chain) => chain.deleteTable() },
];

const TOOL =
  'inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-lg px-2.5 text-sm font-semibold whitespace-nowrap text-muted focus-visible:-outline-offset-4 hover:bg-surface hover:text-ink aria-pressed:bg-surface aria-pressed:text-brand aria-pressed:ring-1 aria-pressed:ring-field aria-disabled:opacity-40';

interface ToolbarProps {
  readonly editor: Editor;
  readonly onLink: () => void;
  readonly onPicture: () => void;
}

/** The editor's toolbar: one tab stop with arrow keys inside, following the ARIA Authoring Practices. */
export function Toolbar({ editor, onLink, onPicture }: ToolbarProps) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const bar = useRef<HTMLDivElement>(null);
  const [entry, setEntry] = useState(0);
  useEffect(() => {
    editor.on('transaction', redraw);
    return () => void editor.off('transaction', redraw);
  }, [editor]);
  const tools: readonly Tool[] = [
    ...EMPHASES,
    { label: 'Link', icon: 'link', keys: 'Ctrl+K', active: ['link'], open: onLink },
    { label: 'Imagem', icon: 'image-plus', open: onPicture },
    ...BLOCKS,
    ...(editor.isActive('table') ? TABLE_TOOLS : []),
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const next = indexForKey(event.key, Math.min(entry, buttons.length - 1), buttons.length);
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label="Formatação"
      className="visual-toolbar sticky z-10 flex gap-0.5 overflow-x-auto rounded-t-xl border border-b-0 border-field bg-sunken p-1 sm:flex-wrap"
      onKeyDown={onKeyDown}
    >
      {tools.map(({ label, keys, icon, text, active, can, change, open }, index) => {
        const isOff = can?.(editor) === false;
        return (
          <button
            key={label}
            type="button"
            className={TOOL}
            aria-label={label}
            title={keys === undefined ? label : `${label} (${keys})`}
            aria-pressed={active && editor.isActive(...active)}
            aria-disabled={isOff || undefined}
            tabIndex={index === Math.min(entry, tools.length - 1) ? 0 : -1}
            onFocus={() => setEntry(index)}
            // Keep the selection in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (isOff) return;
              open?.();
              change?.(editor.chain().focus()).run();
            }}
          >
            {icon === undefined ? text : <Icon name={icon} />}
          </button>
        );
      })}
    </div>
  );
}
