import { describe, expect, it } from 'vitest';
import { complaints } from '../../../vocabulary/elements/drawing.ts';

const of = (measures: object) =>
  complaints({ kind: 'drawing', title: 'X', figure: 'rectangle', ...measures }).map(({ problem }) => problem);

describe('the shape of a drawing', () => {
  it('requires exactly the measures of its shape', () => {
    expect(of({ base: 'a', height: 'b' })).toEqual([]);
    expect(of({ figure: 'circle', radius: 'r' })).toEqual([]);
    expect(of({ base: 'a' })).toEqual(['falta a medida "height" de "rectangle"']);
    expect(of({ base: 'a', height: 'b', top: 'c' })).toEqual(['"rectangle" não tem a medida "top"']);
    expect(of({ figure: 'trapezium' })).toHaveLength(3);
  });
});
