/** Combines the entire vocabulary of definitions, for the checks and the reference; no page loads it. */
import { elements } from '../src/vocabulary/element-kinds.ts';
import { definitionShape as shapeOf } from '../src/vocabulary/definition.ts';
import { anyElement } from '../src/vocabulary/element.ts';
import { inputs } from '../src/vocabulary/field-kinds.ts';

/** Vocabulary of definitions as a JSON Schema. */
export const definitionShape = shapeOf(inputs, anyElement(elements));
