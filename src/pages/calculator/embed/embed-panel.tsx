import { useEffect, useId, useRef, useState } from 'react';
import { embedPath, type CalculatorSummary } from '../../../catalogue/entry.ts';
import { Button } from '../../../ui/button.tsx';
import { frameClass } from '../../../ui/control-frame.ts';
import { TickBox } from '../../../ui/tick-box.tsx';
import { EMBED_COLOURS, type EMBED_THEMES } from '../../../ui/embed-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { presentInputs } from '../tool/history-entry.ts';
import { toFragment } from '../share-link.ts';
import { Pick } from '../tools/runs/pick.tsx';
import { embedAddress, FIRST_HEIGHT, snippetOf } from './snippet.ts';

const OWN_COLOUR = 'outra';
const FIRST_OWN_COLOUR = '#0b7285';

const THEMES = [
  { const: '', title: 'O de quem visita' },
  { const: 'claro', title: 'Claro' },
  { const: 'escuro', title: 'Escuro' },
] as const satisfies readonly { readonly const: '' | keyof typeof EMBED_THEMES; readonly title: string }[];

const COLOURS = [
  { const: '', title: 'A da calculadora' },
  ...Object.keys(EMBED_COLOURS).map((name) => ({
    const: name,
    title: name.charAt(0).toUpperCase() + name.slice(1),
  })),
  { const: OWN_COLOUR, title: 'Outra…' },
];

/** Height that the embedded calculator reports; `FIRST_HEIGHT` until then. */
function useReportedHeight() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      const reported: unknown = Reflect.get(Object(data), 'altura');
      if (typeof reported === 'number') setHeight(reported);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  return { frame, height };
}

/** Lets the visitor choose the look of an embedded calculator, previews it, and shows its HTML. */
export default function EmbedPanel({ entry }: { readonly entry: CalculatorSummary }) {
  const [theme, setTheme] = useState('');
  const [colour, setColour] = useState('');
  const [ownColour, setOwnColour] = useState(FIRST_OWN_COLOUR);
  const [fragment, setFragment] = useState('');
  const [message, setMessage] = useState('');
  const { frame, height } = useReportedHeight();
  const code = useRef<HTMLTextAreaElement>(null);
  const codeId = useId();

  const choice = { theme, colour: colour === OWN_COLOUR ? ownColour : colour, fragment };
  const address = embedAddress(embedPath(entry.id), choice);
  const snippet = snippetOf(window.location.origin, address, entry.title);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(snippet);
      setMessage('Código copiado.');
    } catch {
      code.current?.select();
      setMessage('O navegador não deixou copiar: o código está selecionado.');
    }
  };
  return (
    <div className="mt-4 grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Pick label="Tema" options={THEMES} value={theme} onChange={setTheme} />
        <Pick label="Cor" options={COLOURS} value={colour} onChange={setColour} />
        {colour === OWN_COLOUR && (
          <label className="grid gap-1.5 font-medium">
            Outra cor
            <span className={frameClass(false)}>
              <input
                type="color"
                className="h-12 w-full bg-transparent p-1.5"
                value={ownColour}
                onChange={(event) => setOwnColour(event.target.value)}
              />
            </span>
          </label>
        )}
      </div>
      {colour === OWN_COLOUR && (
        <p className="text-sm text-muted">
          A cor é escurecida no tema claro, e clareada no escuro, até que se leia bem.
        </p>
      )}
      <TickBox
        checked={fragment !== ''}
        onChange={(isTicked) => setFragment(isTicked ? toFragment(presentInputs() ?? {}) : '')}
      >
        Começar com os valores que estão agora no formulário
      </TickBox>
      <div>
        <label htmlFor={codeId} className="mb-1.5 block font-medium">
          Código para o seu site
        </label>
        <textarea
          ref={code}
          id={codeId}
          readOnly
          rows={6}
          spellCheck={false}
          value={snippet}
          className="w-full rounded-xl border border-field bg-surface p-3 font-mono text-sm"
        />
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <Button variant="secondary" onClick={() => void copy()}>
            <Icon name="copy" />
            Copiar o código
          </Button>
          <p role="status" className="text-sm text-muted">
            {message}
          </p>
        </div>
      </div>
      <div>
        <h3 className="mb-2 font-semibold">Como fica</h3>
        <iframe
          ref={frame}
          // Reload the frame with a new key, because it ignores a change of the fragment alone.
          key={address}
          src={address}
          title={`${entry.title}, como fica no seu site`}
          className="w-full rounded-xl border border-line"
          height={height}
        />
      </div>
    </div>
  );
}
