import { useId, useState } from 'react';
import { FormulaLines } from './formula/formula-lines.tsx';
import type { ShownFigure } from './shown.ts';

interface WhyLabelProps {
  readonly label: string;
  readonly isOpen: boolean;
  /** Id of the formula that the button opens. */
  readonly controls: string;
  readonly onPress: () => void;
}

/** A label with the button "Como se chega a …" beside its last word; the touch area is larger than the icon. */
function WhyLabel({ label, isOpen, controls, onPress }: WhyLabelProps) {
  const lastWord = label.lastIndexOf(' ') + 1;
  return (
    <>
      {label.slice(0, lastWord)}
      {/* As an inline block, because Chrome may draw the text of an inline one a pixel above its line. */}
      <span className="inline-block whitespace-nowrap">
        {label.slice(lastWord)}
        <button
          type="button"
          aria-label={`Como se chega a ${label}`}
          aria-expanded={isOpen}
          {...(isOpen ? { 'aria-controls': controls } : {})}
          onClick={onPress}
          className="why no-print relative ml-1 inline-grid size-6 place-items-center rounded-full align-bottom text-muted after:absolute after:-inset-2 hover:text-accent aria-expanded:text-accent"
        />
      </span>
    </>
  );
}

/**
 * The label of a figure, with a button that opens its formula if it has one, and the open formula, to put into an
 * element with this id.
 */
export function useWhy({ label, formula }: Pick<ShownFigure, 'label' | 'formula'>) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (!formula) return { label };
  return {
    id,
    label: <WhyLabel label={label} isOpen={isOpen} controls={id} onPress={() => setIsOpen(!isOpen)} />,
    why: isOpen && (
      <span className="mt-1.5 block rounded-lg bg-sunken px-3 py-2 text-sm font-normal tracking-normal wrap-anywhere text-ink">
        <FormulaLines {...formula} />
      </span>
    ),
  };
}
