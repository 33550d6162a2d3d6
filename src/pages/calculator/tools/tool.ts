import type { ComponentType } from 'react';
import type { Calculator } from '../../../engine/calculator.ts';
import type { LayoutParts } from '../../../result/elements/views.tsx';
import type { ShownElement } from '../../../result/resolve-layout.ts';
import type { FormData } from '../../../form/form-schema.ts';
import type { Success } from '../calculation-state.ts';

/** What the panel of a tool knows of the result on the screen. */
export interface ToolProps {
  readonly calculator: Calculator;
  readonly layoutParts: LayoutParts;
  readonly today: string;
  readonly success: Success;
  readonly elements: readonly ShownElement[];
  /** Fills the form with other contents and calculates. */
  readonly calculate: (data: FormData) => void;
}

/** Something to be done with a result, in a panel that is loaded when it is asked for. */
export interface Tool {
  readonly label: string;
  /** Name of a Lucide icon. */
  readonly icon: string;
  /** Whether there is anything to do for this result; left out, there always is. */
  readonly serves?: (props: ToolProps) => boolean;
  readonly load: () => Promise<{ readonly default: ComponentType<ToolProps> }>;
}
