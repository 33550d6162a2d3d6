import type { ShownValue } from './shown.ts';
import { isSentence } from './sentence.ts';
import { Unbroken } from '../ui/unbroken.tsx';

/** Maximum length of a figure that fits on one line of the narrowest screens, in characters. */
const MAX_LENGTH = 24;

function lineClass(value: ShownValue): string {
  if (isSentence(value)) return 'wrap-anywhere';
  return value.text.length > MAX_LENGTH ? 'figure whitespace-normal wrap-anywhere' : 'figure';
}

/** A value of the result, with a hook for tests and tools. */
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
    <data className={`${lineClass(value)} ${className}`} value={machineReadable} data-result={hook}>
      {typeof raw === 'string' ? <Unbroken text={text} /> : text}
    </data>
  );
}
