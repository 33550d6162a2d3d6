import { memo, type ReactNode } from 'react';

interface HeldProps {
  readonly isHeld: boolean;
  readonly children: ReactNode;
}

/** While it is held it draws nothing anew: what was there stays as it is, and what is new is not there yet. */
export const Held = memo(
  ({ isHeld, children }: HeldProps) => (isHeld ? null : children),
  (_, { isHeld }) => isHeld,
);
