import { useEffect, useState, type ComponentType } from 'react';

/**
 * Room for what the visitor keeps, above everything else. Only a document that is marked as such a visitor's has it (see
 * `src/app/boot/note-saved.ts`), from the first paint on, so that nothing moves when the calculations come.
 */
export function SavedShelf() {
  const [Shelf, setShelf] = useState<ComponentType>();
  useEffect(() => {
    if (document.documentElement.dataset['saved'] === undefined) return;
    let isGone = false;
    import('../saved/shelf.tsx').then(
      ({ Shelf: loaded }) => !isGone && setShelf(() => loaded),
      // The page is whole without it.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return <div className="hidden h-[16.75rem] in-data-saved:block">{Shelf && <Shelf />}</div>;
}
