/** Types for documents of the visual editor in ProseMirror's JSON: plain data that needs no editor. */

type Attribute = string | number | null | undefined;

/** Formatting of a piece of text. */
export interface DocumentMark {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, Attribute>>;
}

/** A node of the editor's document. */
export interface DocumentNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, Attribute>>;
  readonly content?: readonly DocumentNode[];
  readonly marks?: readonly DocumentMark[];
  readonly text?: string;
}

/** The editor's name for each inline element, outermost first. */
export const MARKS = [
  ['link', 'a'],
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strike', 's'],
  ['subscript', 'sub'],
  ['superscript', 'sup'],
  ['code', 'code'],
] as const;

const ORDER = MARKS.map(([mark]) => mark as string);

/** Sorts marks, outermost first. */
export function inOrder(marks: readonly DocumentMark[]): DocumentMark[] {
  return marks.toSorted((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type));
}
