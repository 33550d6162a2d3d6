import type { ElementKind } from '../../engine/result-layout.ts';

/**
 * Elements that few calculators have. A page loads the views of its own ones, which the build puts beside its
 * definition; those of all other elements are in `views.tsx`, which every calculator's page loads.
 */
export const PICTURES = ['chart', 'drawing', 'ranges', 'scale'] as const satisfies readonly ElementKind[];

/** The `kind` of such an element. */
export type PictureKind = (typeof PICTURES)[number];
