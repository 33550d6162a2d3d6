/** The whole vocabulary of a definition in one shape. Checks and the reference read it; no page loads it. */
import { elements } from '../result/elements/shapes.ts';
import { definitionShape as shapeOf } from '../vocabulary/definition.ts';
import { anyElement } from '../vocabulary/elements.ts';
import { inputs } from '../fields/shapes.ts';

/** What a definition may say, as a JSON Schema. */
export const definitionShape = shapeOf(inputs, anyElement(elements));
