/** The whole vocabulary of a definition in one shape. Checks and the reference read it; no page loads it. */
import { elements } from '../src/vocabulary/element-kinds.ts';
import { definitionShape as shapeOf } from '../src/vocabulary/definition.ts';
import { anyElement } from '../src/vocabulary/element.ts';
import { inputs } from '../src/vocabulary/field-kinds.ts';

/** The vocabulary of a definition as a JSON Schema. */
export const definitionShape = shapeOf(inputs, anyElement(elements));
