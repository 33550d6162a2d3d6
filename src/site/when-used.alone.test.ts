import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenUsed } from './when-used.ts';

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  // Drop the third argument (capture), because Node's removeEventListener ignores it, unlike browsers.
  vi.stubGlobal('addEventListener', (sign: string, listener: EventListener) =>
    page.addEventListener(sign, listener),
  );
  vi.stubGlobal('removeEventListener', (sign: string, listener: EventListener) =>
    page.removeEventListener(sign, listener),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A pointer event at a position on the screen, in pixels. */
function pointerMove(screenX: number, screenY: number, movementX = 0): Event {
  return Object.assign(new Event('pointermove'), { screenX, screenY, movementX, movementY: 0 });
}

it('whenUsed counts a pointer at a new position as use, even if the browser reports a movement of 0', () => {
  const used = vi.fn<() => void>();
  whenUsed(used);
  page.dispatchEvent(pointerMove(100, 200));
  expect(used).not.toHaveBeenCalled();
  page.dispatchEvent(pointerMove(100, 201));
  expect(used).toHaveBeenCalledTimes(1);
  page.dispatchEvent(pointerMove(100, 202));
  expect(used).toHaveBeenCalledTimes(1);
});

it('whenUsed ignores a still pointer, even if the browser reports a movement', () => {
  const used = vi.fn<() => void>();
  whenUsed(used);
  for (const movement of [100, 0, 0]) page.dispatchEvent(pointerMove(100, 200, movement));
  expect(used).not.toHaveBeenCalled();
});

it.each(['pointerdown', 'keydown', 'focusin', 'click'])('whenUsed counts %s as use', (sign) => {
  const used = vi.fn<() => void>();
  whenUsed(used);
  page.dispatchEvent(new Event(sign));
  expect(used).toHaveBeenCalledTimes(1);
});

it('whenUsed calls back until the callback accepts or is cancelled', () => {
  const used = vi.fn<() => boolean>().mockReturnValue(false);
  const cancel = whenUsed(used);
  page.dispatchEvent(new Event('keydown'));
  page.dispatchEvent(new Event('keydown'));
  cancel();
  page.dispatchEvent(new Event('keydown'));
  expect(used).toHaveBeenCalledTimes(2);
});
