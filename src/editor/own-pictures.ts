/** The origins that the CSP allows for pictures: the site itself first, then its hosted backend, if it has one. */
function pictureOrigins(): string[] {
  const backend = import.meta.env.VITE_SUPABASE_URL?.trim() ?? '';
  return [location.origin, ...(URL.canParse(backend) ? [new URL(backend).origin] : [])];
}

/** True if pages may show the picture at an address. */
export function isOwnPicture(address: string, origins: readonly string[] = pictureOrigins()): boolean {
  return URL.canParse(address, origins[0]) && origins.includes(new URL(address, origins[0]).origin);
}
