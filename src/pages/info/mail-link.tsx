interface MailLinkProps {
  readonly address: string;
  /** Prefilled subject of the message. */
  readonly subject?: string;
}

/** A `mailto:` link. */
export function MailLink({ address, subject }: MailLinkProps) {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return (
    <a href={`mailto:${address}${query}`} className="inline-block max-w-full wrap-anywhere">
      {address}
    </a>
  );
}
