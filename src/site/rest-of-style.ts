let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  try {
    const { loadRest } = await import('./load-rest.ts');
    await loadRest();
  } catch {
    // Without it a page can be used; whoever needs it next tries again.
    loading = undefined;
  }
}

/**
 * The style beyond what the page opens with, which is loaded once somebody uses the page or something has to be drawn
 * that its HTML has not. Resolves when it is there, or will not come.
 */
export function restOfStyle(): Promise<void> | undefined {
  return import.meta.env.SSR ? undefined : (loading ??= load());
}

/** Something that is drawn after the page has opened, together with its style. */
export async function withStyle<T>(drawn: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([drawn, restOfStyle()]);
  return loaded;
}
