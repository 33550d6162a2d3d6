import { figuresToFollow, type FollowedFigure } from '../runs/varying.ts';
import type { ToolProps } from '../tool.ts';

/**
 * The figures of which a value may be wanted: the headline, and what the definition names besides it. All in view,
 * where neither is an amount.
 */
export function figuresToReach({ elements }: Pick<ToolProps, 'elements'>): FollowedFigure[] {
  const figures = figuresToFollow({ elements });
  const named = elements.flatMap((element) => {
    if (element.kind === 'headline') return [element.figure.path];
    return element.kind === 'figures' ? (element.goals ?? []) : [];
  });
  const chosen = figures.filter(({ path }) => named.includes(path));
  return chosen.length > 0 ? chosen : figures;
}
