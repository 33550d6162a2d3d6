import { useEffect, useState, type ComponentType } from 'react';

/**
 * Room for the visitor's kept calculations, at the top. Only documents marked for such visitors have it (see
 * `src/app/boot/note-saved.ts`), from the first paint, so that nothing moves when the calculations load.
 */
export function SavedShelf() {
  const [Shelf, setShelf] = useState<ComponentType>();
  useEffect(() => {
    if (document.documentElement.dataset['saved'] === undefined) return;
    let isGone = false;
    import('../saved/shelf.tsx').then(
      ({ Shelf: loaded }) => !isGone && setShelf(() => loaded),
      // Ignores a failure: the page is complete without it.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return <div className="hidden h-[16.75rem] in-data-saved:block">{Shelf && <Shelf />}</div>;
}
