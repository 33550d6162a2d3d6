import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface ProblemTextProps {
  readonly id: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function ProblemText({ id, className = '', children }: ProblemTextProps) {
  return (
    <p id={id} className={`mt-1.5 flex items-start gap-1.5 text-sm font-medium text-danger ${className}`}>
      <Icon name="circle-alert" className="mt-0.5 size-4" />
      <span>{children}</span>
    </p>
  );
}
