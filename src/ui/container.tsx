import type { ReactNode } from 'react';

interface ContainerProps {
  readonly children: ReactNode;
  readonly className?: string;
  /** True for a page as wide as the site's header. */
  readonly isWide?: boolean;
}

/** The content width of all pages. */
export function Container({ children, className = '', isWide = false }: ContainerProps) {
  return (
    <div className={`mx-auto w-full max-w-6xl px-4 ${isWide ? 'xl:max-w-360' : ''} ${className}`}>
      {children}
    </div>
  );
}
