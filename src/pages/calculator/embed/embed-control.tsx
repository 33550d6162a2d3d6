import { useId, useState, type ComponentType } from 'react';
import type { CalculatorSummary } from '../../../catalogue/entry.ts';
import { Button } from '../../../ui/button.tsx';

type Panel = ComponentType<{ readonly entry: CalculatorSummary }>;

const NOT_LOADED = 'Não foi possível abrir. Verifique a conexão e tente de novo.';

/** "Incorporar no seu site": loads its panel on the first click. */
export function EmbedControl({ entry }: { readonly entry: CalculatorSummary }) {
  const [isOpen, setIsOpen] = useState(false);
  const [Loaded, setLoaded] = useState<Panel>();
  const [message, setMessage] = useState('');
  const id = useId();
  const open = async () => {
    setMessage('');
    try {
      const { default: Found } = await import('./embed-panel.tsx');
      setLoaded(() => Found);
      setIsOpen(true);
    } catch {
      setMessage(NOT_LOADED);
    }
  };
  return (
    <div className="no-print mt-6 noscript:hidden">
      <Button
        variant="quiet"
        className="-ml-4 text-sm sm:-ml-5"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => (isOpen ? setIsOpen(false) : void open())}
      >
        Incorporar no seu site
      </Button>
      <p role="status" className="text-sm text-muted">
        {message}
      </p>
      <div id={id}>{isOpen && Loaded && <Loaded entry={entry} />}</div>
    </div>
  );
}
