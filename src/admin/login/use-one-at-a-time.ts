import { useRef, useState, type SyntheticEvent } from 'react';

/** The sending of a form: however often its button is pressed, one request is under way at a time. */
export interface Sending {
  readonly isBusy: boolean;
  /** For the form's `onSubmit`. */
  readonly submit: (event: SyntheticEvent) => void;
}

/**
 * @param prepare looks at what was typed, and returns how to send it, or nothing where something is to be corrected;
 * the sending must not fail
 */
export function useOneAtATime(prepare: () => (() => Promise<void>) | undefined): Sending {
  const [isBusy, setIsBusy] = useState(false);
  const underWay = useRef(false);
  const run = async (send: () => Promise<void>) => {
    underWay.current = true;
    setIsBusy(true);
    await send();
    underWay.current = false;
    setIsBusy(false);
  };
  return {
    isBusy,
    submit: (event) => {
      event.preventDefault();
      if (underWay.current) return;
      const send = prepare();
      if (send) void run(send);
    },
  };
}
