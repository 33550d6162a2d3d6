import { useState } from 'react';
import type { ToolProps } from '../tool.ts';
import { figuresToFollow, inputsToVary } from './varying.ts';

/**
 * Lets the visitor choose a figure of the result and an input to vary. Starts with the main figure, and preferably with
 * an amount of money.
 *
 * @returns undefined if the result has no figure, or the form has no input to vary
 */
export function useChoice(props: ToolProps) {
  const figures = figuresToFollow(props);
  const inputs = inputsToVary(props);
  const [path, choosePath] = useState<string>();
  const [name, chooseName] = useState<string>();
  const figure = figures.find((each) => each.path === path) ?? figures[0];
  const input =
    inputs.find((each) => each.name === name) ??
    inputs.find(({ formatting }) => formatting.format === 'money') ??
    inputs[0];
  if (!figure || !input) return undefined;
  return {
    figures,
    inputs,
    figure,
    input,
    /** Properties of the select box of the figure. */
    figureBox: {
      value: figure.path,
      options: figures.map((each) => ({ const: each.path, title: each.label })),
      onChange: choosePath,
    },
    /** Properties of the select box of the input. */
    inputBox: {
      value: input.name,
      options: inputs.map((each) => ({ const: each.name, title: each.title })),
      onChange: chooseName,
    },
  };
}
