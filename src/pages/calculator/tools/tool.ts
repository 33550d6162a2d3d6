import type { ComponentType } from 'react';
import type { Calculator } from '../../../engine/calculator.ts';
import type { ShownElement } from '../../../result/resolve-layout.ts';
import type { FormData } from '../../../form/form-schema.ts';
import type { Success } from '../calculation.ts';
import type { Comparison } from '../comparison.ts';

/** What the panel of a tool knows of the result on the screen. */
export interface ToolProps {
  readonly calculator: Calculator;
  readonly today: string;
  readonly success: Success;
  /** What is typed is refused, and the result is that of before. */
  readonly isOutdated: boolean;
  readonly elements: readonly ShownElement[];
  /** Fills the form with other contents and calculates. */
  readonly calculate: (data: FormData) => void;
  readonly comparison: Comparison;
  readonly compare: (next: Comparison) => void;
}

/** Something to be done with a result, in a panel that is loaded when it is asked for. */
export interface Tool {
  readonly label: string;
  /** Name of a Lucide icon. */
  readonly icon: string;
  /** Whether there is anything to do for this result; left out, there always is. */
  readonly serves?: (props: ToolProps) => boolean;
  /** Whether it is open without having been asked for. */
  readonly isOpen?: (props: ToolProps) => boolean;
  /** It was opened, or closed. */
  readonly toggled?: (props: ToolProps, isOpen: boolean) => void;
  /** Whether its panel goes on paper with the result. */
  readonly isPrinted?: true;
  readonly load: () => Promise<{ readonly default: ComponentType<ToolProps> }>;
}
