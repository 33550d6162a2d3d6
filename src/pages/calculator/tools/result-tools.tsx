import { useId, useState, type ComponentType } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ResultActions } from '../result-actions.tsx';
import type { Tool, ToolProps } from './tool.ts';
import { TOOLS } from './tools.ts';
import { useRecent } from './use-recent.ts';

/** What is open: the panel comes when it is loaded. */
interface Opened {
  readonly tool: Tool;
  readonly Panel?: ComponentType<ToolProps>;
  readonly hasFailed?: true;
}

/** What can be done with a result: the actions, a button for each tool, and the panel of the one that is open. */
export function ResultTools(props: ToolProps) {
  const { calculator, success, elements } = props;
  useRecent(props);
  const [opened, setOpened] = useState<Opened>();
  const panelId = useId();
  const toggle = async (tool: Tool) => {
    if (opened?.tool === tool) {
      setOpened(undefined);
      return;
    }
    setOpened({ tool });
    // Another tool may be open by the time that this one is there.
    const settle = (next: Opened) => setOpened((current) => (current?.tool === tool ? next : current));
    try {
      const { default: Panel } = await tool.load();
      settle({ tool, Panel });
    } catch {
      settle({ tool, hasFailed: true });
    }
  };
  return (
    <div className="no-print">
      {/* Their words, and not their edges, stand in line with the figures above. */}
      <div className="-mx-1.5 flex flex-wrap sm:-mx-3">
        <ResultActions data={success.data} title={calculator.definition.name} elements={elements} />
        {TOOLS.filter(({ serves }) => serves?.(props) ?? true).map((tool) => {
          const isOpen = opened?.tool === tool;
          return (
            <Button
              key={tool.label}
              variant="quiet"
              aria-expanded={isOpen}
              aria-controls={isOpen ? panelId : undefined}
              size="compact"
              className={isOpen ? 'bg-brand-soft' : ''}
              onClick={() => void toggle(tool)}
            >
              <Icon name={tool.icon} />
              {tool.label}
            </Button>
          );
        })}
      </div>
      {opened && (
        <section
          id={panelId}
          aria-label={opened.tool.label}
          className="mt-2 rounded-xl border border-line p-4"
        >
          {opened.Panel ? (
            <opened.Panel {...props} />
          ) : (
            <p role="status" className="text-muted">
              {opened.hasFailed
                ? 'Não foi possível carregar. Verifique a conexão, feche e abra de novo.'
                : 'Carregando…'}
            </p>
          )}
        </section>
      )}
    </div>
  );
}
