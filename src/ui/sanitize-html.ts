/** Sanitizes user-supplied HTML. */
import DOMPurify from 'dompurify';
import { quietHtml } from './quiet-html.ts';
import { safeLink, safePicture } from './safe-address.ts';

const SAFE = { href: safeLink, src: safePicture } as const;

/** Attributes that may remain. */
export const KEPT_ATTRIBUTES = ['href', 'src', 'alt'] as const;

let purifier: typeof DOMPurify | undefined;

/** A separate instance: hooks on the shared one would affect its other users. */
function purifierOf(page: typeof window): typeof DOMPurify {
  const made = DOMPurify(page);
  made.addHook('uponSanitizeAttribute', (_node, data) => {
    if (data.attrName !== 'href' && data.attrName !== 'src') return;
    const safe = SAFE[data.attrName](data.attrValue);
    data.keepAttr = safe !== undefined;
    data.attrValue = safe ?? '';
  });
  return made;
}

/**
 * The harmless part of some HTML, detached from the page. Only the given elements remain; of others the content,
 * unless it is code. Of attributes only `KEPT_ATTRIBUTES` remain, `href` and `src` with safe addresses: no
 * scripts, styles, frames, forms, event handlers, `javascript:` or `data:`.
 *
 * @param html anything.
 * @param tags names of the elements that may remain.
 */
export function sanitizeHtml(html: string, tags: readonly string[]): DocumentFragment {
  purifier ??= purifierOf(window);
  const harmless = purifier.sanitize(quietHtml(html), {
    ALLOWED_TAGS: [...tags],
    ALLOWED_ATTR: [...KEPT_ATTRIBUTES],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  }) as DocumentFragment | null;
  // A frameset replaces the body, so nothing remains.
  return harmless ?? document.createDocumentFragment();
}
