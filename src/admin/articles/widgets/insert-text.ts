import type { Edit } from './html-edits.ts';

/** The only command by which a script can write into a text so that the person can undo it; nothing replaces it. */
interface UndoableDocument {
  execCommand?: (command: 'insertText', showUi: boolean, text: string) => boolean;
}

/** Carries out an edit in a text area and selects what the edit says. */
export function insertText(area: HTMLTextAreaElement, { from, to, insert, selection }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  const page: UndoableDocument = document;
  if (!page.execCommand?.('insertText', false, insert)) area.setRangeText(insert, from, to, 'end');
  area.setSelectionRange(...selection);
}
