/** Reuses the drawing of a composition; only the source of the values differs. */
export { View } from '../composition/view.tsx';
