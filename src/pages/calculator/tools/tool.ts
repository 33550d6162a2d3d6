import type { ComponentType } from 'react';
import type { Calculator } from '../../../engine/calculator.ts';
import type { ShownElement } from '../../../result/resolve-layout.ts';
import type { FormData } from '../../../form/form-schema.ts';
import type { Success } from '../calculation.ts';
import type { Comparison } from '../comparison.ts';

/** A result with the actions of the page, for tools. */
export interface ToolProps {
  readonly calculator: Calculator;
  readonly today: string;
  readonly success: Success;
  /** True if the input is invalid, so that the result belongs to the last valid input. */
  readonly isOutdated: boolean;
  readonly elements: readonly ShownElement[];
  /** Fills the form with other contents and calculates. */
  readonly calculate: (data: FormData) => void;
  readonly comparison: Comparison;
  readonly compare: (next: Comparison) => void;
}

/** An action on a result, with a panel loaded on demand. */
export interface Tool {
  readonly label: string;
  /** Name of a Lucide icon. */
  readonly icon: string;
  /** True if the tool is useful for this result; by default always. */
  readonly serves?: (props: ToolProps) => boolean;
  /** True if it opens by itself. */
  readonly isOpen?: (props: ToolProps) => boolean;
  /** Called when the panel is opened or closed. */
  readonly toggled?: (props: ToolProps, isOpen: boolean) => void;
  /** True if the panel is printed with the result. */
  readonly isPrinted?: true;
  readonly load: () => Promise<{ readonly default: ComponentType<ToolProps> }>;
}
