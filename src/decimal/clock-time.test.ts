import { expect, it } from 'vitest';
import { clockTime } from './clock-time.ts';

it.each([
  ['10:30', 10.5],
  ['10h30', 10.5],
  ['10h30min', 10.5],
  [' 2 h 15 ', 2.25],
  ['10:20', 10.3333],
  ['220:00', 220],
])('clockTime reads %s', (text, hours) => {
  expect(clockTime(text)).toBe(hours);
});

it.each(['10', '10,5', '10:60', '10:5', ':30', '10h', '-1:30', '1:30:00', ''])(
  'clockTime returns undefined for "%s"',
  (text) => {
    expect(clockTime(text)).toBeUndefined();
  },
);
