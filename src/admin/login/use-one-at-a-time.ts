import { useRef, useState, type SyntheticEvent } from 'react';

/** The sending of a form: however often its button is pressed, one request is under way at a time. */
export interface Sending {
  readonly isBusy: boolean;
  /** For the form's `onSubmit`. */
  readonly submit: (event: SyntheticEvent) => void;
}

/** @param send must not fail */
export function useOneAtATime(send: () => Promise<void>): Sending {
  const [isBusy, setIsBusy] = useState(false);
  const underWay = useRef(false);
  const run = async () => {
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
      if (!underWay.current) void run();
    },
  };
}
