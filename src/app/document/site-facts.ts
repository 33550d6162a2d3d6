/** Facts about the site that its documents and files need. */
export interface SiteFacts {
  readonly name: string;
  /** Address of the site, without a final slash. */
  readonly origin: string;
  /** Email address of the site's owner, if known. */
  readonly email?: string | undefined;
  readonly keywords: string;
  readonly blog: { readonly title: string; readonly description: string; readonly feedPath: string };
}
