import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isOwnPath } from '../../ui/safe-address.ts';

const WEB = /^(?:https?:\/\/|mailto:)/i;

/**
 * A link in an article, or a call to action: navigates client-side inside the site; shows other schemes as plain text.
 */
export function ContentLink({
  href,
  className,
  children,
}: {
  readonly href: string;
  readonly className?: string;
  readonly children?: ReactNode;
}) {
  if (isOwnPath(href)) {
    return (
      <Link to={href} className={className}>
        {children}
      </Link>
    );
  }
  if (!WEB.test(href)) return <span>{children}</span>;
  return (
    <a href={href} className={className} rel="noopener">
      {children}
    </a>
  );
}
