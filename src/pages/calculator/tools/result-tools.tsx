import { useEffect, useId, useState, type ComponentType } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ResultActions } from './result-actions.tsx';
import type { Tool, ToolProps } from './tool.ts';
import { TOOLS } from './tools.ts';
import { useRecent } from './use-recent.ts';

/** What is open: the panel comes when it is loaded. */
interface Opened {
  readonly tool: Tool;
  readonly Panel?: ComponentType<ToolProps>;
  readonly hasFailed?: true;
  /** It opened with the result: what follows waits below the window, so that the panel pushes nothing in view. */
  readonly isAtOnce?: true;
}

/** What can be done with a result: the actions, a button for each tool, and the panel of the one that is open. */
export function ResultTools(props: ToolProps) {
  const { calculator, success, elements, comparison } = props;
  useRecent(props);
  const [opened, setOpened] = useState<Opened | undefined>(() => {
    const tool = TOOLS.find(({ isOpen }) => isOpen?.(props));
    return tool && { tool, isAtOnce: true };
  });
  const panelId = useId();
  const tool = opened?.tool;
  useEffect(() => {
    if (!tool) return;
    // Another tool may be open by the time that this one is there.
    const settle = (next: Opened) => setOpened((current) => (current?.tool === tool ? next : current));
    tool.load().then(
      ({ default: Panel }) => settle({ tool, Panel }),
      () => settle({ tool, hasFailed: true }),
    );
  }, [tool]);
  const toggle = (pressed: Tool) => {
    tool?.toggled?.(props, false);
    if (tool === pressed) {
      setOpened(undefined);
      return;
    }
    pressed.toggled?.(props, true);
    setOpened({ tool: pressed });
  };
  return (
    <div>
      {/* Their words, and not their edges, stand in line with the figures above. */}
      <div className="no-print -mx-1.5 flex flex-wrap sm:-mx-3">
        <ResultActions
          data={success.data}
          title={calculator.definition.name}
          elements={elements}
          comparison={comparison}
        />
        {TOOLS.filter(({ serves }) => serves?.(props) ?? true).map((each) => {
          const isOpen = tool === each;
          return (
            <Button
              key={each.label}
              variant="quiet"
              aria-expanded={isOpen}
              aria-controls={isOpen ? panelId : undefined}
              size="compact"
              className={isOpen ? 'bg-brand-soft' : ''}
              onClick={() => toggle(each)}
            >
              <Icon name={each.icon} />
              {each.label}
            </Button>
          );
        })}
      </div>
      {opened && (
        <section
          id={panelId}
          aria-label={opened.tool.label}
          className={`mt-2 rounded-xl border border-line p-4 ${opened.tool.isPrinted ? '' : 'no-print'}`}
        >
          {opened.Panel ? (
            <opened.Panel {...props} />
          ) : (
            <p role="status" className={`text-muted ${opened.isAtOnce ? 'min-h-[60rem]' : ''}`}>
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
