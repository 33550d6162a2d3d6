import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { embedPath, type CalculatorSummary } from '../../../catalogue/entry.ts';
import { Button } from '../../../ui/button.tsx';
import { frameClass, INNER_CLASS } from '../../../ui/control-frame.ts';
import { TickBox } from '../../../ui/tick-box.tsx';
import { EMBED_COLOURS, type EMBED_THEMES } from '../../../ui/embed-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { presentInputs } from '../tool/history-entry.ts';
import { toFragment } from '../share-link.ts';
import { embedAddress, FIRST_HEIGHT, snippetOf } from './snippet.ts';

const THEME_LABELS: Readonly<Record<keyof typeof EMBED_THEMES, string>> = {
  claro: 'Claro',
  escuro: 'Escuro',
};
const OWN_COLOUR = 'outra';
const FIRST_OWN_COLOUR = '#0b7285';

interface FieldProps {
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}

function Field({ label, children }: FieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <div className={frameClass(false)}>{children(id)}</div>
    </div>
  );
}

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
        <Field label="Tema">
          {(id) => (
            <select
              id={id}
              className={INNER_CLASS}
              value={theme}
              onChange={(event) => setTheme(event.target.value)}
            >
              <option value="">O de quem visita</option>
              {Object.entries(THEME_LABELS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Cor">
          {(id) => (
            <select
              id={id}
              className={INNER_CLASS}
              value={colour}
              onChange={(event) => setColour(event.target.value)}
            >
              <option value="">A da calculadora</option>
              {Object.keys(EMBED_COLOURS).map((name) => (
                <option key={name} value={name}>
                  {name.charAt(0).toUpperCase() + name.slice(1)}
                </option>
              ))}
              <option value={OWN_COLOUR}>Outra…</option>
            </select>
          )}
        </Field>
        {colour === OWN_COLOUR && (
          <Field label="Outra cor">
            {(id) => (
              <input
                id={id}
                type="color"
                className="h-12 w-full bg-transparent p-1.5"
                value={ownColour}
                onChange={(event) => setOwnColour(event.target.value)}
              />
            )}
          </Field>
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
        <label htmlFor={codeId} className="mb-1 block font-semibold">
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
