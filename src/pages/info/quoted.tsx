import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ANALYTICS_ID, SITE_NAME } from '../../site/site.ts';
import { CONTROLLER, EMAILS } from './contact.ts';

/** Values that texts insert with double braces. */
export const quoted = {
  site: SITE_NAME,
  responsavel: CONTROLLER,
  visitas:
    ANALYTICS_ID === undefined
      ? 'Não há cadastro de visitantes, e não usamos cookies para seguir ninguém.'
      : 'Não há cadastro de visitantes. As visitas só são contadas se você aceitar.',
} as const;

interface TextLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link in a text; `[geral](mailto:?subject=…)` uses the email address of that name. */
export function TextLink({ href, children }: TextLinkProps) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  if (href.startsWith('mailto:')) {
    const address = children === 'privacidade' ? EMAILS.privacy : EMAILS.general;
    return (
      <a
        href={href.replace('mailto:', `mailto:${address}`)}
        className="inline-block max-w-full wrap-anywhere"
      >
        {address}
      </a>
    );
  }
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  );
}
