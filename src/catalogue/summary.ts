/** Summary of the catalogue, of a size that does not depend on it; derived by the build. */
export { counts, total } from 'virtual:catalogue-summary';
