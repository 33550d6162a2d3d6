/** Finds content that the visual editor would change on opening. */
import type { ContentElement, ContentNode } from '../../../catalogue/content-node.ts';
import { contentOfDocument } from './from-document.ts';
import { shownContent } from './shown-content.ts';
import { documentOf, elementsOf, grouped, line, rawText, rowsOf } from './to-document.ts';

/** Reduces a block to the parts that readers notice, so that equivalent elements and notations compare equal. */
function shapeOf(element: ContentElement): unknown {
  const { tag, children = [] } = element;
  switch (tag) {
    case 'p':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'figcaption':
      return [tag, line(children)];
    case 'pre':
      return [tag, rawText(children), elementsOf(element).some((child) => child.tag !== 'code')];
    case 'table':
      return [tag, rowsOf(element).map(shapeOf)];
    case 'tr':
    case 'ul':
    case 'ol':
      return [tag, element.start, elementsOf(element).map(shapeOf)];
    default:
      return [tag, grouped(children).map(shapeOf)];
  }
}

/** The first block that the editor would change, if any. */
export function changedBlock(nodes: readonly ContentNode[]): ContentElement | undefined {
  return grouped(shownContent(nodes)).find(
    (element) =>
      JSON.stringify(grouped(contentOfDocument(documentOf([element]))).map(shapeOf)) !==
      JSON.stringify([shapeOf(element)]),
  );
}
