/** Id of an icon's drawing, in a page's HTML and in the file with all of them. */
export const drawingId = (name: string) => `i-${name}`;
