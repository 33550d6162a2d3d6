/** Where pictures may come from, by the site's policy: the site itself first, and its hosted backend if it has one. */
export function pictureOrigins(): string[] {
  const backend: unknown = import.meta.env['VITE_SUPABASE_URL'];
  const address = typeof backend === 'string' ? backend.trim() : '';
  return [location.origin, ...(URL.canParse(address) ? [new URL(address).origin] : [])];
}
