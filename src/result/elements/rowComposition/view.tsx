/** Same drawing as a composition; only the source of the values differs. */
export { View } from '../composition/view.tsx';
