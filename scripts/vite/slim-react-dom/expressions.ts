/** Expressions of React DOM whose value is known. */

/** What they are, and what stands for them. */
const KNOWN: readonly (readonly [expression: RegExp, instead: string])[] = [
  // Lanes in which view transitions run.
  [/\((\w+) & 335544064\) === \1\b/g, '!1'],
  // The module is for browsers, and for none without the event `input` or with passive listeners to be tried for.
  [/(?<=^var canUseDOM = )!\([^)]*\)(?=,$)/m, '!0'],
  [/(?<=^var isInputEventSupported = )!1;\nif \(canUseDOM\) \{\n(?: .*\n)*\}(?=\n)/m, '!0;'],
  [
    /(?<=^ {2}passiveBrowserEventsSupported = )!1;\nif \(canUseDOM\)\n(?: .*\n)*? {2}\}\n(?=var root = null)/m,
    '!0;\n',
  ],
  [/^canUseDOM &&\n {2}\(\(style = document\.createElement\("div"\)\.style\),\n(?: .*\n)*/m, ''],
  [/^var vendorPrefixes = \{\n(?: .*\n)*?(?= {2}prefixedEventNames = \{\},$)/m, 'var '],
  [/^canUseDOM &&\n {2}"documentMode" in document &&\n.*;\n/m, ''],
  // Asked while it loads, which it does in workers too, where there is no window.
  [/(?<=^ {2}canUseCompositionEvent = )canUseDOM && "CompositionEvent" in window(?=,$)/m, '!0'],
  [/(?<=^var canUseTextInputEvent = )canUseDOM && "TextEvent" in window && !documentMode(?=,$)/m, '!0'],
  [/(?<=^var skipSelectionChangeEvent =\n {4})canUseDOM &&[^,]*(?=,$)/m, '!1'],
];

/**
 * The module with the values.
 *
 * @throws Error when an expression is no longer found: the list must be reviewed for the new version of React DOM.
 */
export function withKnownValues(code: string): string {
  return KNOWN.reduce((result, [expression, instead]) => {
    const next = result.replace(expression, instead);
    if (next === result)
      throw new Error(`O React DOM mudou: não tem mais ${String(expression)} (slim-react-dom).`);
    return next;
  }, code);
}
