/** Drawn like the shares of a whole; only where they come from differs. */
export { View } from '../composition/view.tsx';
