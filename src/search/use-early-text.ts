import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Reports, once, text typed into a prerendered box before hydration, because React does not know it. Reports it in a
 * later task, after the state updates of the first render.
 *
 * @param known the box's text in React state
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
    const stop = () => clearTimeout(timer);
    // Stop at the next key, whose event reports the whole text.
    box.current?.addEventListener('input', stop, { once: true });
    return stop;
  }, [box]);
}
