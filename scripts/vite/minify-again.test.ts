import { expect, it } from 'vitest';
import { minifiedAgain } from './minify-again.ts';

const CODE = 'function area(width,height){const unused=width.x;return width*height}export{area};';

it('writes the same module shorter', async () => {
  const shorter = await minifiedAgain(CODE);
  expect(shorter.length).toBeLessThan(CODE.length);
  const module: unknown = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(shorter)}`
  );
  const area = Reflect.get(Object(module), 'area') as (width: number, height: number) => number;
  expect(area(6, 7)).toBe(42);
});

it('does not pass over what it cannot read', async () => {
  await expect(minifiedAgain('export {')).rejects.toThrow();
});
