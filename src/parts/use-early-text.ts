import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Tells, once, what was typed into a prerendered box before the page came to life: until then it is in the box only.
 * It is told in a later turn, when all that comes with a page's first rendering has come.
 *
 * @param known what the page takes to be in the box.
 */
export function useEarlyText(
  box: RefObject<HTMLInputElement | null>,
  known: string,
  onText: (text: string) => void,
): void {
  const tell = useEffectEvent(onText);
  const unknownText = useEffectEvent(() => {
    const text = box.current?.value ?? known;
    return text === known ? undefined : text;
  });
  useEffect(() => {
    const text = unknownText();
    if (text === undefined) return undefined;
    const timer = setTimeout(() => tell(text));
    return () => clearTimeout(timer);
  }, []);
}
