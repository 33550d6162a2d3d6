import type { ShownValue } from './resolve-layout.ts';
import { isSentence } from './sentence.ts';

/** A value of the result, with its hook for tests and tools. */
export function Value({
  value,
  className = '',
}: {
  readonly value: ShownValue;
  readonly className?: string;
}) {
  const { text, raw, hook } = value;
  const machineReadable = typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : text;
  return (
    <data
      className={`${isSentence(value) ? '' : 'figure'} ${className}`}
      value={machineReadable}
      {...(hook === undefined ? {} : { 'data-result': hook })}
    >
      {text}
    </data>
  );
}
