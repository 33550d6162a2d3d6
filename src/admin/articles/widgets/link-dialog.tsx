import { useQuery } from '@tanstack/react-query';
import type { Editor } from '../../../editor/use-visual-editor.ts';
import { useId, useState } from 'react';
import { calculatorPath } from '../../../catalogue/entry.ts';
import type { Card } from '../../../search/search-format.ts';
import { Button } from '../../../ui/button.tsx';
import { frameClass, INNER_CLASS } from '../../../ui/control-frame.ts';
import { safeLink } from '../../../ui/safe-address.ts';
import { Modal } from '../../parts/modal.tsx';

const MAX_RESULTS = 6;

const pathOf = ([idOrPath]: Card) => (idOrPath.startsWith('/') ? idOrPath : calculatorPath(idOrPath));

const NONE: readonly Card[] = [];

/** The calculators and articles that a query finds. */
function useFound(query: string): readonly Card[] {
  const { data = NONE } = useQuery({
    queryKey: ['pages-found', query],
    queryFn: async () => {
      const { searchSite } = await import('../../../search/site-search.ts');
      const { cards, isSure } = await searchSite(query, 0, MAX_RESULTS);
      return isSure ? cards : NONE;
    },
    enabled: query.trim() !== '' && safeLink(query) === undefined,
  });
  return data;
}

/** Links the selected text; without a selection, inserts the page's name as a link. */
function setLink(editor: Editor, href: string, name: string): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  const isBare = editor.state.selection.empty && !editor.isActive('link');
  if (isBare) chain.insertContent({ type: 'text', text: name, marks: [{ type: 'link', attrs: { href } }] });
  else chain.setLink({ href });
  chain.run();
}

function Choices({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const before = String(editor.getAttributes('link')['href'] ?? '');
  const [text, setText] = useState(before);
  const [isRefused, setIsRefused] = useState(false);
  const found = useFound(text);
  const id = useId();
  const choose = (href: string, name: string) => {
    onClose();
    setLink(editor, href, name);
  };
  const accept = () => {
    const address = safeLink(text);
    const [first] = found;
    if (address !== undefined) choose(address, address);
    else if (first) choose(pathOf(first), first[1]);
    else setIsRefused(true);
  };
  return (
    <>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        Calculadora, artigo ou endereço
      </label>
      <div className={frameClass(isRefused)}>
        <input
          id={id}
          type="text"
          autoComplete="off"
          value={text}
          className={INNER_CLASS}
          aria-describedby={`${id}-ajuda`}
          aria-invalid={isRefused || undefined}
          onChange={(event) => {
            setText(event.target.value);
            setIsRefused(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            accept();
          }}
        />
      </div>
      <p
        id={`${id}-ajuda`}
        role={isRefused ? 'alert' : undefined}
        className={`mt-1.5 text-sm ${isRefused ? 'text-danger' : 'text-muted'}`}
      >
        {isRefused
          ? 'Nenhuma página tem esse nome. Um endereço começa com / ou com https://.'
          : 'Digite parte do nome de uma página do site, ou um endereço que comece com https://.'}
      </p>
      <ul aria-label="Páginas encontradas" className="mt-3 empty:hidden">
        {found.map((card) => (
          <li key={card[0]}>
            <button
              type="button"
              className="min-h-11 w-full rounded-lg px-3 py-1.5 text-left hover:bg-sunken"
              onClick={() => choose(pathOf(card), card[1])}
            >
              <span className="block font-medium">{card[1]}</span>
              <span className="block text-sm break-all text-muted">{pathOf(card)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancelar
        </Button>
        {before !== '' && (
          <Button
            variant="secondary"
            onClick={() => {
              onClose();
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
            }}
          >
            Tirar o link
          </Button>
        )}
        <Button onClick={accept}>Usar</Button>
      </div>
    </>
  );
}

interface LinkDialogProps {
  readonly editor: Editor;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks for the target of a link: a page of the site, found by name, or an address. */
export function LinkDialog({ editor, isOpen, onClose }: LinkDialogProps) {
  return (
    <Modal title="Link" isOpen={isOpen} onClose={onClose}>
      <Choices editor={editor} onClose={onClose} />
    </Modal>
  );
}
