import { Suspense, useEffect, useEffectEvent, useId, useMemo, useState, type ComponentType } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ResultActions } from './result-actions.tsx';
import type { Tool, ToolProps } from './tool.ts';
import { KEEP, TOOLS } from './tools.ts';
import { initialData } from '../../../form/form-schema.ts';
import { isOnOwnPage } from '../on-own-page.ts';
import { isSame } from '../share-link.ts';
import { lazyPanel } from '../lazy-panel.tsx';

/** The open tool with its panel. */
interface Opened {
  readonly tool: Tool;
  readonly Panel: ComponentType<ToolProps>;
  /** True if it opens with the result: its panel goes below the window, so that nothing visible moves. */
  readonly isAtOnce?: true;
}

const opening = (tool: Tool): Opened => ({ tool, Panel: lazyPanel(tool.load) });

/** Tools of a result: the actions, a button for each tool, and the open tool's panel. */
export function ResultTools(props: ToolProps) {
  useRecent(props);
  const [opened, setOpened] = useState<Opened | undefined>(() => {
    const tool = TOOLS.find(({ isOpen }) => isOpen?.(props));
    return tool && { ...opening(tool), isAtOnce: true };
  });
  const [isMoreOpen, setIsMoreOpen] = useState(opened !== undefined);
  const more = useMemo(
    () => (isMoreOpen ? TOOLS.filter(({ serves }) => serves?.(props) ?? true) : []),
    [isMoreOpen, props],
  );
  const panelId = useId();
  const tool = opened?.tool;
  const toggle = (pressed: Tool) => {
    tool?.toggled?.(props, false);
    if (tool === pressed) {
      setOpened(undefined);
      return;
    }
    pressed.toggled?.(props, true);
    setOpened(opening(pressed));
  };
  const button = (each: Tool) => {
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
  };
  return (
    <div>
      {/* Align the text of the buttons, not their edges, with the figures above. */}
      <div className="no-print -mx-1 flex flex-wrap sm:-mx-3">
        <ResultActions
          result={props}
          keep={isOnOwnPage() && button(KEEP)}
          more={more.map(button)}
          isMoreOpen={isMoreOpen}
          openTool={tool?.label}
          toggleMore={() => setIsMoreOpen(!isMoreOpen)}
        />
      </div>
      {opened && (
        <section
          id={panelId}
          aria-label={opened.tool.label}
          className={`mt-2 rounded-xl border border-line p-4 ${opened.tool.isPrinted ? '' : 'no-print'}`}
        >
          <Suspense
            fallback={
              <p role="status" className={`text-muted ${opened.isAtOnce ? 'min-h-[60rem]' : ''}`}>
                Carregando…
              </p>
            }
          >
            <opened.Panel {...props} />
          </Suspense>
        </section>
      )}
    </div>
  );
}

/** Time in milliseconds after which a result without a further edit is worth saving. */
const SETTLE_MS = 2000;

/** Saves new results as recent ones, if the visitor has enabled that. */
function useRecent(props: ToolProps): void {
  const { calculator, success, today } = props;
  const keep = useEffectEvent(async () => {
    try {
      const { keepRecent } = await import('./keep/calculation-of.ts');
      keepRecent(props);
    } catch {
      // Ignore a failed download, because nobody waits for this.
    }
  });
  useEffect(() => {
    if (document.documentElement.dataset['saved'] === undefined) return;
    // Skip a result of the initial values, because the visitor did not calculate it.
    if (isSame(success.data, initialData(calculator.definition.inputs, today))) return;
    const timer = setTimeout(() => void keep(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [calculator, success, today]);
}
