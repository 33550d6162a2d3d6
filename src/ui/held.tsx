import { memo, type ReactNode } from 'react';

interface HeldProps {
  readonly isHeld: boolean;
  readonly children: ReactNode;
}

/** Draws nothing of its content anew while it is held. */
export const Held = memo(
  ({ children }: HeldProps) => children,
  (_, { isHeld }) => isHeld,
);
