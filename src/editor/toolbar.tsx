import type { Editor } from '@tiptap/core';
import { useEffect, useReducer, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../ui/icon.tsx';
import { indexForKey } from '../ui/roving-focus.ts';

interface Tool {
  readonly label: string;
  /** Keyboard shortcut, for the button's title. */
  readonly keys?: string;
  readonly icon?: string;
  /** Shown instead of an icon. */
  readonly text?: string;
  readonly isOn?: (editor: Editor) => boolean;
  readonly can?: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => void;
}

const toggle = (
  label: string,
  { icon, keys, name, attrs }: { icon: string; keys?: string; name: string; attrs?: object },
  run: Tool['run'],
): Tool => ({ label, icon, keys, isOn: (editor) => editor.isActive(name, attrs), run });

const heading = (label: string, { level, icon }: { level: 2 | 3 | 4; icon: string }): Tool =>
  toggle(label, { icon, keys: `Ctrl+Alt+${level}`, name: 'heading', attrs: { level } }, (editor) =>
    editor.chain().focus().toggleHeading({ level }).run(),
  );

/** Inserts a call to action, and removes its previous position, because only one counts. */
function placeCall(editor: Editor, place: 1 | 2): void {
  const { tr, schema, selection } = editor.state;
  const call = schema.nodes['call']?.create({ place });
  if (!call) return;
  const { $to } = selection;
  const isEmptyLine =
    $to.depth === 1 && $to.parent.type.name === 'paragraph' && $to.parent.content.size === 0;
  if (isEmptyLine) tr.replaceWith($to.before(), $to.after(), call);
  else tr.insert($to.depth > 0 ? $to.after(1) : $to.pos, call);
  editor.state.doc.forEach((node, at) => {
    const from = tr.mapping.map(at);
    if (node.type.name === 'call' && node.attrs['place'] === place) tr.delete(from, from + node.nodeSize);
  });
  editor.view.dispatch(tr.scrollIntoView());
  editor.commands.focus();
}

const call = (place: 1 | 2): Tool => ({
  label: `Chamada ${place}`,
  text: `Chamada ${place}`,
  run: (editor) => placeCall(editor, place),
});

const TOOLS: readonly Tool[] = [
  toggle('Negrito', { icon: 'bold', keys: 'Ctrl+B', name: 'bold' }, (editor) =>
    editor.chain().focus().toggleBold().run(),
  ),
  toggle('Itálico', { icon: 'italic', keys: 'Ctrl+I', name: 'italic' }, (editor) =>
    editor.chain().focus().toggleItalic().run(),
  ),
  heading('Título de seção', { level: 2, icon: 'heading-2' }),
  heading('Subtítulo', { level: 3, icon: 'heading-3' }),
  heading('Título menor', { level: 4, icon: 'heading-4' }),
  toggle('Lista', { icon: 'list', keys: 'Ctrl+Shift+8', name: 'bulletList' }, (editor) =>
    editor.chain().focus().toggleBulletList().run(),
  ),
  toggle('Lista numerada', { icon: 'list-ordered', keys: 'Ctrl+Shift+7', name: 'orderedList' }, (editor) =>
    editor.chain().focus().toggleOrderedList().run(),
  ),
  toggle('Citação', { icon: 'quote', keys: 'Ctrl+Shift+B', name: 'blockquote' }, (editor) =>
    editor.chain().focus().toggleBlockquote().run(),
  ),
  {
    label: 'Tabela',
    icon: 'table',
    can: (editor) => !editor.isActive('table'),
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
  },
  call(1),
  call(2),
  {
    label: 'Desfazer',
    icon: 'undo-2',
    keys: 'Ctrl+Z',
    can: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    label: 'Refazer',
    icon: 'redo-2',
    keys: 'Ctrl+Shift+Z',
    can: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
];

const TABLE_TOOLS: readonly Tool[] = [
  {
    label: 'Nova linha',
    icon: 'between-vertical-end',
    run: (editor) => editor.chain().focus().addRowAfter().run(),
  },
  {
    label: 'Nova coluna',
    icon: 'between-horizontal-end',
    run: (editor) => editor.chain().focus().addColumnAfter().run(),
  },
  {
    label: 'Linha de títulos',
    icon: 'panel-top',
    run: (editor) => editor.chain().focus().toggleHeaderRow().run(),
  },
  { label: 'Excluir linha', text: '− linha', run: (editor) => editor.chain().focus().deleteRow().run() },
  { label: 'Excluir coluna', text: '− coluna', run: (editor) => editor.chain().focus().deleteColumn().run() },
  { label: 'Excluir tabela', text: '− tabela', run: (editor) => editor.chain().focus().deleteTable().run() },
];

const TOOL =
  'inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-lg px-2.5 text-sm font-semibold whitespace-nowrap text-muted focus-visible:-outline-offset-4 hover:bg-surface hover:text-ink aria-pressed:bg-surface aria-pressed:text-brand aria-pressed:shadow-xs aria-disabled:opacity-40';

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
  const dialogs: readonly Tool[] = [
    toggle('Link', { icon: 'link', keys: 'Ctrl+K', name: 'link' }, onLink),
    { label: 'Imagem', icon: 'image-plus', run: onPicture },
  ];
  const tools = [
    ...TOOLS.slice(0, 2),
    ...dialogs,
    ...TOOLS.slice(2),
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
      className="visual-toolbar flex gap-0.5 overflow-x-auto rounded-t-xl border border-b-0 border-field bg-sunken p-1 sm:flex-wrap"
      onKeyDown={onKeyDown}
    >
      {tools.map(({ label, keys, icon, text, isOn, can, run }, index) => {
        const isOff = can?.(editor) === false;
        return (
          <button
            key={label}
            type="button"
            className={TOOL}
            aria-label={label}
            title={keys === undefined ? label : `${label} (${keys})`}
            aria-pressed={isOn?.(editor)}
            aria-disabled={isOff || undefined}
            tabIndex={index === Math.min(entry, tools.length - 1) ? 0 : -1}
            onFocus={() => setEntry(index)}
            // Keep the selection in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (!isOff) run(editor);
            }}
          >
            {icon === undefined ? text : <Icon name={icon} />}
          </button>
        );
      })}
    </div>
  );
}
